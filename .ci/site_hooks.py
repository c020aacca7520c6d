"""What `.ci/site` adds to MkDocs: the pages of the techniques, by family, in the navigation."""

import re
from pathlib import Path

INDEX = "docs/techniques/README.md"


def families(index: str) -> list[dict]:
    """The catalogue's families, each with the names and pages of its techniques."""
    found = []
    for section in re.split(r"^## ", index, flags=re.MULTILINE)[1:]:
        pages = re.findall(r"^\| \[(.+?)\]\((.+?\.md)\)", section, flags=re.MULTILINE)
        name = section.splitlines()[0].replace("-", " ")
        found.append({name: [{title: f"docs/techniques/{page}"} for title, page in pages]})
    return found


def on_config(config):
    index = Path(config.docs_dir, INDEX).read_text(encoding="utf-8")
    for section in config.nav:
        for pages in section.values():
            if any(isinstance(page, dict) and INDEX in page.values() for page in pages):
                pages.extend(families(index))
    return config
