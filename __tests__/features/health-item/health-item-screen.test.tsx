import { fireEvent, screen } from '@testing-library/react-native';

import { HealthItemScreen } from '@/features/health-item/health-item-screen';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { replaceShelf } from '@/store/health-library';
import type { Transaction } from '@/store/store-database';

import { aDisease, aMedication, aVaccination } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';

async function fill(transaction: Transaction) {
  const { disease_datum } = aDisease();
  await replaceShelf(transaction, 'diseases', [
    aDisease({
      disease_datum: {
        ...disease_datum,
        symptoms: 'Fever and **chills**.',
        medications: [{ id: 'medication-1', slug: 'doxycycline', name: 'Doxycycline' }],
      },
    }),
  ]);
  await replaceShelf(transaction, 'medications', [aMedication()]);
  await replaceShelf(transaction, 'vaccinations', [aVaccination()]);
  await saveDownload(transaction, downloadNames.diseases, { checkedAt: NOW - 3_600_000 });
}

describe('the health library', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
  });
  const onOpen = jest.fn<undefined, [string]>();
  const open = (shelf: 'diseases' | 'medications' | 'vaccinations', itemId: string) =>
    renderScreen(<HealthItemScreen shelf={shelf} itemId={itemId} onOpen={onOpen} onBack={jest.fn()} />, {
      fill,
    });

  it('tells of a disease what is written, and leads to what helps', async () => {
    await open('diseases', 'disease-1');
    expect(await screen.findByRole('heading', { name: 'Malaria' })).toBeOnTheScreen();
    expect(screen.getByText('Plasmodium falciparum')).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: 'Symptoms' })).toBeOnTheScreen();
    expect(screen.getByText('chills')).toBeOnTheScreen();
    expect(screen.queryByRole('heading', { name: 'Treatment' })).toBeNull();
    fireEvent.press(screen.getAllByRole('button', { name: 'When was this checked?' })[0] as never);
    expect(await screen.findByText('Checked 1 h ago')).toBeOnTheScreen();
    fireEvent.press(screen.getByText('Doxycycline'));
    expect(onOpen).toHaveBeenCalledWith('/medication/medication-1');
  });

  it('shows a medication and a vaccination of which little is known', async () => {
    await open('medications', 'medication-1');
    expect(await screen.findByText('Routine for most people')).toBeOnTheScreen();
    screen.unmount();
    await open('vaccinations', 'vaccination-1');
    expect(await screen.findByRole('heading', { name: 'Rabies' })).toBeOnTheScreen();
    expect(screen.getByText('Nothing more is written about this.')).toBeOnTheScreen();
    expect(screen.getByText('Not downloaded yet')).toBeOnTheScreen();
  });

  it('says what it does not have', async () => {
    await open('diseases', 'unknown');
    expect(await screen.findByText('This disease is not in the library on this device')).toBeOnTheScreen();
  });
});
