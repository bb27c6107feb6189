/* global afterAll, afterEach */
const { format } = require('node:util');

/**
 * A warning or an error on the console fails the test that it came in: React's about updates outside of `act` above all, which tell of
 * work that goes on when the test is over. A test that expects one says so: `jest.spyOn(console, 'error').mockReturnValue()`.
 */
const said = [];

for (const level of ['error', 'warn']) {
  const print = console[level];
  console[level] = (...words) => {
    said.push(new Error(`console.${level}: ${format(...words)}`));
    print(...words);
  };
}

function failForWhatWasSaid() {
  const [first] = said.splice(0);
  if (first) throw first;
}

afterEach(failForWhatWasSaid);
// What came while the last screen was put away.
afterAll(failForWhatWasSaid);
