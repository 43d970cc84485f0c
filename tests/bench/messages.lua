-- For wrk: each request is another message with a key of its own, as the form sends them; counts what was acknowledged.
-- Given by the caller: the run's number and the message as JSON with %s where its number belongs.
local run = os.getenv("RUN")
local body = os.getenv("BODY")
-- Milliseconds between two messages of a connection; 0 for as many as are taken.
local pace = tonumber(os.getenv("PACE"))
local sent = 0

function setup(thread)
  threads = threads or {}
  table.insert(threads, thread)
end

function init()
  stored = 0
  wrk.method = "POST"
  wrk.headers["Content-Type"] = "application/json"
  math.randomseed(tonumber(run))
end

function delay()
  return pace
end

local function digits(count)
  local text = {}
  for place = 1, count do
    text[place] = string.format("%x", math.random(0, 15))
  end
  return table.concat(text)
end

function request()
  sent = sent + 1
  wrk.headers["Idempotency-Key"] = digits(8) .. "-" .. digits(4) .. "-4" .. digits(3) .. "-a" .. digits(3) .. "-" .. digits(12)
  return wrk.format(nil, nil, nil, (body:gsub("%%s", run .. " " .. sent)))
end

function response(status)
  if status == 201 then
    stored = stored + 1
  end
end

function done(summary)
  local stored = 0
  for _, thread in ipairs(threads) do
    stored = stored + thread:get("stored")
  end
  io.write(string.format("Stored: %d of %d\n", stored, summary.requests))
end
