import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Modal } from 'react-native';

import { SegmentScreen } from '@/features/segment/segment-screen';
import type { Dependencies } from '@/runtime/dependencies';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { saveSegments } from '@/store/segments';
import { saveTrips } from '@/store/trips';

import { aPassCode } from '../../support/boarding-passes';
import { aPassFile } from '../../support/booking-files';
import { FakeFilePicker } from '../../support/fake-file-picker';
import { FakePhotos } from '../../support/fake-photos';
import { FakePicturePicker } from '../../support/fake-picture-picker';
import { aCodeForPdf, aPdf } from '../../support/pdfs';
import { aPicture, type PrintedCode, toPng } from '../../support/pictures';
import { aTrip } from '../../support/records';
import { NOW, type OpenApp, renderScreen } from '../../support/render-screen';
import { aFlight, aSegment } from '../../support/segments';

const navigation = { onOpen: jest.fn(), onBack: jest.fn() };

const seeBooking = (
  segmentId = 'air-1',
  filePicker = new FakeFilePicker(),
  dependencies: Partial<Dependencies> = {},
) =>
  renderScreen(<SegmentScreen segmentId={segmentId} {...navigation} />, {
    isOffline: true,
    dependencies: { filePicker, ...dependencies },
    fill: async (transaction) => {
      await saveTrips(transaction, [aTrip()]);
      const name = downloadNames.tripSegments('trip-1');
      await saveSegments(transaction, name, [aFlight(), aSegment('hotel')]);
      await saveDownload(transaction, name, { checkedAt: NOW });
    },
  });

const keptIn = async ({ opened }: OpenApp) =>
  (await opened.reads.boardingPasses.ofSegment('air-1')).map(({ code }) => code);

/** A phone on which this pass lies as a file. */
function holding(barcode: object): FakeFilePicker {
  const picker = new FakeFilePicker();
  picker.chosen = { kind: 'file', name: 'pass.pkpass', bytes: aPassFile({ barcodes: [barcode] }) };
  return picker;
}

async function chooseFile(): Promise<void> {
  fireEvent.press(await screen.findByRole('button', { name: 'Add boarding pass' }));
  fireEvent.press(screen.getByRole('button', { name: 'Choose a file (.pkpass, PDF)' }));
}

async function paste(text: string): Promise<void> {
  fireEvent.press(await screen.findByRole('button', { name: 'Add boarding pass' }));
  fireEvent.changeText(screen.getByLabelText('Text of the code'), text);
  fireEvent.press(screen.getByRole('button', { name: 'Keep' }));
}

/** A phone with a picture of a page that has these codes. */
async function picturing(...codes: PrintedCode[]) {
  const photos = new FakePhotos();
  const picturePicker = new FakePicturePicker();
  const png = toPng(await aPicture(codes, { width: 300, height: 480 }));
  for (const uri of ['file:///taken.jpg', 'file:///chosen.jpg', 'file:///laid-out-1'])
    photos.showIn(uri, png);
  return { photos, picturePicker };
}

async function press(name: string): Promise<void> {
  const add = await screen.findByRole('button', { name: 'Add boarding pass' });
  if (!screen.queryByRole('button', { name })) fireEvent.press(add);
  fireEvent.press(screen.getByRole('button', { name }));
}

describe('adding a boarding pass to a flight', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.clearAllMocks());

  it('keeps what was pasted, without a network, and leads to it', async () => {
    const app = await seeBooking();
    await paste(`${aPassCode()}\n`);
    fireEvent.press(await screen.findByRole('link', { name: /LUC DESMARAIS/ }));
    expect(navigation.onOpen).toHaveBeenCalledWith('/pass/air-1?pass=1');
    expect(screen.getByText('Seat 9C')).toBeOnTheScreen();
    expect(await keptIn(app)).toEqual([aPassCode()]);
    expect(screen.queryByLabelText('Text of the code')).toBeNull();
  });

  it('takes it from the file of a phone’s wallet, as the airline has it drawn', async () => {
    const app = await seeBooking('air-1', holding({ message: aPassCode(), format: 'PKBarcodeFormatPDF417' }));
    await chooseFile();
    expect(await screen.findByRole('link', { name: /LUC DESMARAIS/ })).toBeOnTheScreen();
    expect(await app.opened.reads.boardingPasses.ofSegment('air-1')).toMatchObject([
      { code: aPassCode(), format: 'pdf417' },
    ]);
  });

  it('asks about the file of another flight too, and keeps what only its airline can read', async () => {
    const other = aPassCode([{ flightNumber: '0021' }]);
    const picker = holding({ message: other, format: 'PKBarcodeFormatQR' });
    const app = await seeBooking('air-1', picker);
    await chooseFile();
    fireEvent.press(await screen.findByRole('button', { name: 'Keep it here' }));
    await waitFor(async () => expect(await keptIn(app)).toEqual([other]));
    picker.chosen = holding({ message: 'TICKET-42', format: 'PKBarcodeFormatQR' }).chosen;
    await chooseFile();
    await waitFor(async () => expect(await keptIn(app)).toEqual([other, 'TICKET-42']));
  });

  it('says what is wrong with a file that shows nothing, and keeps nothing', async () => {
    const app = await seeBooking('air-1', holding({ message: 'x', format: 'PKBarcodeFormatCode128' }));
    await chooseFile();
    expect(await screen.findByText('This pass has no code that can be shown here.')).toBeOnTheScreen();
    expect(await keptIn(app)).toEqual([]);
  });

  it.each(['Photograph it', 'Choose a picture of it'])(
    'reads its code from a picture and keeps that alone: %s',
    async (way) => {
      const device = await picturing({ text: aPassCode(), format: 'aztec', x: 90, y: 330 });
      const app = await seeBooking('air-1', undefined, device);
      await press(way);
      expect(await screen.findByRole('link', { name: /LUC DESMARAIS/ })).toBeOnTheScreen();
      expect(await app.opened.reads.boardingPasses.ofSegment('air-1')).toMatchObject([
        { code: aPassCode(), format: 'aztec' },
      ]);
      expect(device.photos.shrunk).toEqual([]);
      expect(device.picturePicker.gone).toHaveLength(1);
    },
  );

  it('takes a picture that comes as a file', async () => {
    const filePicker = new FakeFilePicker();
    filePicker.chosen = { kind: 'file', name: 'pass.jpg', bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0) };
    const device = await picturing({ text: aPassCode(), format: 'qr', x: 90, y: 330 });
    const app = await seeBooking('air-1', filePicker, device);
    await chooseFile();
    expect(await screen.findByRole('link', { name: /LUC DESMARAIS/ })).toBeOnTheScreen();
    expect(await keptIn(app)).toEqual([aPassCode()]);
    expect(device.picturePicker.gone).toEqual(['file:///laid-out-1']);
  });

  it('says what helps where no code can be read, and keeps the picture only when it is told to', async () => {
    const device = await picturing({ text: 'https://example.com', format: 'qr', x: 90, y: 330 });
    const app = await seeBooking('air-1', undefined, device);
    await press('Choose a picture of it');
    expect(await screen.findByText(/^No code of a boarding pass could be read/)).toBeOnTheScreen();
    expect(await keptIn(app)).toEqual([]);
    fireEvent.press(screen.getByRole('button', { name: 'Keep the picture as it is' }));
    expect(await screen.findByRole('link', { name: 'Picture of a pass' })).toBeOnTheScreen();
    expect(await keptIn(app)).toEqual([null]);
    expect(await app.opened.reads.boardingPasses.picture(1)).toBe(btoa('file:///chosen.jpg'));
  });

  it('takes the code out of a PDF, and says what to do where there is none', async () => {
    const filePicker = new FakeFilePicker();
    filePicker.chosen = { kind: 'file', name: 'pass.pdf', bytes: aPdf([]) };
    const app = await seeBooking('air-1', filePicker, await picturing());
    await chooseFile();
    expect(await screen.findByText(/^No code could be read in this PDF/)).toBeOnTheScreen();
    expect(await keptIn(app)).toEqual([]);
    filePicker.chosen.bytes = aPdf([await aCodeForPdf(aPassCode(), 'pdf417')]);
    fireEvent.press(screen.getByRole('button', { name: /^Choose a file/ }));
    expect(await screen.findByRole('link', { name: /LUC DESMARAIS/ })).toBeOnTheScreen();
    expect(await app.opened.reads.boardingPasses.ofSegment('air-1')).toMatchObject([{ format: 'pdf417' }]);
  });

  it('keeps nothing once it was closed while the picture was read', async () => {
    const device = await picturing({ text: aPassCode(), format: 'aztec', x: 90, y: 330 });
    const { chosen } = device.picturePicker;
    let give: (picked: typeof chosen) => void = () => undefined;
    device.picturePicker.choose = () => new Promise((resolve) => (give = resolve));
    const app = await seeBooking('air-1', undefined, device);
    await press('Choose a picture of it');
    fireEvent(screen.UNSAFE_getByType(Modal), 'requestClose');
    await waitFor(() => expect(screen.queryByLabelText('Text of the code')).toBeNull());
    give(chosen);
    await waitFor(() => expect(device.picturePicker.gone).toHaveLength(1));
    expect(await keptIn(app)).toEqual([]);
  });

  it('says why there is no picture, and keeps nothing', async () => {
    const picturePicker = new FakePicturePicker();
    picturePicker.taken = { kind: 'not-allowed' };
    const photos = new FakePhotos();
    photos.answerWith('file:///chosen.jpg', { kind: 'heic' });
    const app = await seeBooking('air-1', undefined, { photos, picturePicker });
    await press('Photograph it');
    expect(await screen.findByText(/^Sojourn may not use the camera/)).toBeOnTheScreen();
    await press('Choose a picture of it');
    expect(await screen.findByText(/\(HEIC\)/)).toBeOnTheScreen();
    expect(await keptIn(app)).toEqual([]);
  });

  it('ends in words where the disk is too full for a file, and takes another', async () => {
    const filePicker = new FakeFilePicker();
    filePicker.chosen = { kind: 'file', name: 'pass.jpg', bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0) };
    const photos = new FakePhotos();
    photos.layOut = () => Promise.reject(new Error('no space left on device'));
    const app = await seeBooking('air-1', filePicker, { photos });
    await chooseFile();
    expect(await screen.findByText('This file could not be opened.')).toBeOnTheScreen();
    expect(screen.queryByText(/^Looking for the code/)).toBeNull();
    filePicker.chosen = holding({ message: aPassCode(), format: 'PKBarcodeFormatQR' }).chosen;
    fireEvent.press(screen.getByRole('button', { name: /^Choose a file/ }));
    await waitFor(async () => expect(await keptIn(app)).toEqual([aPassCode()]));
  });

  it('ends in words where the device fails at a picture', async () => {
    const photos = new FakePhotos();
    photos.shrink = () => Promise.reject(new Error('out of memory'));
    await seeBooking('air-1', undefined, { photos, picturePicker: new FakePicturePicker() });
    await press('Choose a picture of it');
    expect(await screen.findByText(/^Your device could not get the photo ready/)).toBeOnTheScreen();
  });

  it('says what is wrong with a text that is none, and keeps nothing', async () => {
    const app = await seeBooking();
    await paste('https://example.com/boarding-pass');
    expect(await screen.findByText(/^This is not the code of a boarding pass/)).toBeOnTheScreen();
    fireEvent.changeText(screen.getByLabelText('Text of the code'), aPassCode().slice(0, 50));
    fireEvent.press(screen.getByRole('button', { name: 'Keep' }));
    expect(await screen.findByText(/^The end of the code is missing/)).toBeOnTheScreen();
    expect(await keptIn(app)).toEqual([]);
  });

  it('asks about the pass of another flight before it is kept', async () => {
    const app = await seeBooking();
    const other = aPassCode([{ airline: 'LH', flightNumber: '400', dayOfYear: 123 }]);
    await paste(other);
    expect(
      await screen.findByText('This pass is for LH 400 on May 3. Keep it here anyway?'),
    ).toBeOnTheScreen();
    expect(await keptIn(app)).toEqual([]);
    fireEvent.press(screen.getByRole('button', { name: 'Keep it here' }));
    await waitFor(async () => expect(await keptIn(app)).toEqual([other]));
  });

  it('is offered for flights alone', async () => {
    await seeBooking('hotel-1');
    await screen.findByRole('link', { name: 'To the trip' });
    expect(screen.queryByRole('button', { name: 'Add boarding pass' })).toBeNull();
  });
});
