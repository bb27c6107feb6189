// A story starts a service and a browser, and two of them run at once on a slow machine.
jest.setTimeout(240_000);
