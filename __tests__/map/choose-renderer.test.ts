import { chooseRenderer } from '@/map/choose-renderer';

const online = { isOnline: true, hasMapKey: true };

describe('the renderer', () => {
  it.each(['ios', 'android', 'web', 'windows'])('draws outlines on %s without a network', (platform) => {
    expect(chooseRenderer({ platform, isOnline: false, hasMapKey: true })).toBe('outline');
  });

  it('shows streets on phones with a network', () => {
    expect(chooseRenderer({ platform: 'ios', ...online })).toBe('street');
    expect(chooseRenderer({ platform: 'android', ...online })).toBe('street');
  });

  it('needs a key on Android, where the map would be blank without one, and none on iOS', () => {
    expect(chooseRenderer({ platform: 'android', ...online, hasMapKey: false })).toBe('outline');
    expect(chooseRenderer({ platform: 'ios', ...online, hasMapKey: false })).toBe('street');
  });

  it('draws outlines in browsers', () => {
    expect(chooseRenderer({ platform: 'web', ...online })).toBe('outline');
  });
});
