-- Each request names another host, for which no page lies ready yet.
local count = 0
request = function()
  count = count + 1
  wrk.headers["Host"] = "h" .. count .. "-" .. os.time() .. ".example"
  return wrk.format()
end
