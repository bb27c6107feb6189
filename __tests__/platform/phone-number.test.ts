import fc from 'fast-check';

import { toDiallable } from '@/platform/phone-number';

describe('a number to dial', () => {
  it.each([
    ['112', '112'],
    ['+254 20 2222 181', '+254202222181'],
    ['(0) 20-7946 0000', '02079460000'],
    ['+44 (0)20 7946 0000', '+442079460000'],
    ['1 800.555.0100', '18005550100'],
    ['+1‑202‑555‑0100', '+12025550100'],
    ['\u202A+49 30 1234\u202C', '+49301234'],
    ['１１９', '119'],
    ['*777', '*777'],
    ['#767', '#767'],
    ['+1 202 555 0100 ext. 12', '+12025550100'],
    ['+1 202 555 0100 x12', '+12025550100'],
    ['+1 202 555 0100x12', '+12025550100'],
    ['+1 202 555 0100,,12', '+12025550100'],
    ['+1 202 555 0100;ext=12', '+12025550100'],
  ])('is read from %j', (written, number) => {
    expect(toDiallable(written)).toBe(number);
  });

  it.each([
    '',
    '7',
    'ask at the desk',
    '999 / 112',
    '999 or 112',
    '112 (police), 118',
    '*#06#',
    '*2767*3855#',
    '*100#',
    '++112',
    '11+2',
    '+',
    '123456789012345678901234567890',
    'tel:112',
    'javascript:alert(1)',
  ])('is not made of %j', (written) => {
    const number = toDiallable(written);
    // Of several the first may be dialled; never a mixture of both.
    expect([null, '112']).toContain(number);
    if (number !== null) expect(written.startsWith('112')).toBe(true);
  });

  it('is never more than digits after one sign, whatever was written', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('+', '*', '#', '(0)', ' ', '-', ',', ';', 'ext', 'x', 'p', '112', '0', '٣', '１'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const number = toDiallable(pieces.join(''));
        if (number !== null) expect(number).toMatch(/^[+*#]?[0-9]{2,20}$/);
      }),
      { numRuns: 1000 },
    );
  });
});
