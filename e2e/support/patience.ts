// A story starts a service and a browser, and two of them run at once on machines that may be slow and busy.
jest.setTimeout(600_000);
