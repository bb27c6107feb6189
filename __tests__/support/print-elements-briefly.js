/* global beforeAll */
const { createElement } = require('react');
const { act, create } = require('react-test-renderer');

/**
 * What an expectation says of an element that should not be there: its name and words. Without this it walks all that React keeps of the
 * element, at every try of a `waitFor`, which took a tenth of the time of all screen tests.
 */
beforeAll(() => {
  let empty;
  act(() => (empty = create(createElement('View'))));
  Object.getPrototypeOf(empty.root).toJSON = function toJSON() {
    const { children } = this.props;
    return `<${nameOf(this.type)}>${typeof children === 'string' ? children : ''}`;
  };
  act(() => empty.unmount());
});

const nameOf = (type) => (typeof type === 'string' ? type : (type.displayName ?? type.name));
