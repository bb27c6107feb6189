import { readWalletPass } from '@/domain/boarding-pass/read-wallet-pass';

import { aPassCode } from '../support/boarding-passes';
import { aCalendarFile, aPassFile } from '../support/booking-files';
import { zipSync } from '../support/zip';

const message = aPassCode();
const aztec = { message, format: 'PKBarcodeFormatAztec', messageEncoding: 'iso-8859-1' };
const toBytes = (text: string) => new TextEncoder().encode(text);

describe('a pass of a phone’s wallet', () => {
  it('tells what stands in its code, and as which kind the airline has it drawn', () => {
    expect(readWalletPass(aPassFile({ barcodes: [aztec] }))).toEqual({
      kind: 'code',
      code: message,
      format: 'aztec',
    });
    const old = { barcode: { ...aztec, format: 'PKBarcodeFormatPDF417' } };
    expect(readWalletPass(aPassFile(old))).toMatchObject({ format: 'pdf417' });
  });

  it('tells the first that can be drawn here', () => {
    const line = { ...aztec, format: 'PKBarcodeFormatCode128' };
    const barcodes = [
      line,
      null,
      { ...aztec, message: 'Andr\u00e9s' },
      { ...aztec, format: 'PKBarcodeFormatQR' },
    ];
    expect(readWalletPass(aPassFile({ barcodes }))).toMatchObject({ code: message, format: 'qr' });
    expect(readWalletPass(aPassFile({ barcodes: [line] }))).toEqual({ kind: 'unreadable', why: 'no-code' });
    expect(readWalletPass(aPassFile({ barcodes: 'M1' }))).toEqual({ kind: 'unreadable', why: 'no-code' });
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['a calendar', aCalendarFile()],
    ['another archive', zipSync({ 'word.xml': toBytes('<w/>') })],
    ['a list', aPassFile([])],
    ['no JSON', zipSync({ 'pass.json': toBytes('{') })],
    ['a broken archive', aPassFile({ barcodes: [aztec] }).slice(0, 80)],
    ['beyond all measure', aPassFile({ barcodes: [aztec], more: 'x'.repeat(300 * 1024) })],
  ])('is none where it is %s', (_what, file) => {
    expect(readWalletPass(file)).toEqual({ kind: 'unreadable', why: 'not-a-pass' });
  });
});
