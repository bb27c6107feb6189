import { toPlainText } from '@/services/plain-text';

describe('words from outside', () => {
  it('are shown without what is not meant for eyes', () => {
    expect(toPlainText('Hello\u0000 \u202Egnp.exe\n there')).toBe('Hello gnp.exe there');
    expect(toPlainText('x'.repeat(10_000))).toHaveLength(500);
    expect(toPlainText('Grüße 🌊')).toBe('Grüße 🌊');
    for (const odd of [null, undefined, 7, {}, []]) expect(toPlainText(odd)).toBe('');
  });
});
