-- Asks for hints of the puzzles in the file PUZZLES (a puzzle a line), one after another.
local bodies = {}
for line in io.lines(os.getenv("PUZZLES")) do
  bodies[#bodies + 1] = '{"puzzle": "' .. line:sub(1, 81) .. '"}'
end
local at = math.random(#bodies)
request = function()
  at = at % #bodies + 1
  return wrk.format("POST", "/api/v1/hint", { ["content-type"] = "application/json" }, bodies[at])
end
local threads = {}
refused = 0
setup = function(thread) threads[#threads + 1] = thread; thread:set("refused", 0) end
response = function(status) if status == 503 then refused = refused + 1 end end
done = function(summary, latency)
  local all = 0
  for _, thread in ipairs(threads) do all = all + thread:get("refused") end
  print(string.format("%d answers, %d refused (503), %d other faults, p99 %.2f ms", summary.requests, all,
    summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout, latency:percentile(99) / 1000))
end
