"""Asks `ergodoku mcp` with the official SDK's client for Python, from PyPI: `python .ci/mcp_client.py PROGRAM`.

Each tool is called; the SDK checks what each gives against the schema that the server states for it.
"""

import asyncio
import base64
import sys

from jsonschema import Draft202012Validator
from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

PUZZLE = "...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2."
CALLS = {
    "hint": {"puzzle": PUZZLE, "depth": 2},
    "solve": {"puzzle": PUZZLE},
    "steps": {"puzzle": PUZZLE, "max_steps": 5},
    "verify": {"puzzle": PUZZLE, "claim": "Hidden Single: r3c9=7"},
    "why": {"puzzle": PUZZLE, "claim": "r1c1<>2"},
    "rate": {"puzzle": PUZZLE, "scale": "se121"},
    "generate": {"count": 1, "seed": 3},
    "render": {"puzzle": PUZZLE, "next_step": True},
}


async def main(program: str) -> None:
    server = StdioServerParameters(command=program, args=["mcp"])
    async with Client(stdio_client(server)) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert sorted(tools) == sorted(CALLS), sorted(tools)
        for name, arguments in CALLS.items():
            Draft202012Validator.check_schema(tools[name].input_schema)
            Draft202012Validator(tools[name].input_schema).validate(arguments)
            for variant in (arguments, {**arguments, "detail": True}):
                if name == "render" and "detail" in variant:
                    continue
                result = await client.call_tool(name, variant)
                assert not result.is_error, (name, result.content)
                if name == "render":
                    assert base64.b64decode(result.content[0].data)[1:4] == b"PNG"
                    continue
                schema = tools[name].output_schema
                Draft202012Validator.check_schema(schema)
                Draft202012Validator(schema).validate(result.structured_content)
                print(f"{name}: {len(result.content[0].text)} characters")
        wrong = await client.call_tool("solve", {"puzzle": "12"})
        assert wrong.is_error and "column 3" in wrong.content[0].text
        hint = await client.call_tool("hint", {"puzzle": PUZZLE})
        assert hint.structured_content["explanation"] == "Look at row 3."
        assert "r3c9" not in hint.content[0].text
    print(f"{len(CALLS)} tools answer the SDK's client")


asyncio.run(main(sys.argv[1]))
