import { createPosition } from '@/adapters/browser/position';

const where = { coords: { latitude: 59.4, longitude: 18.1 } } as GeolocationPosition;

describe('the visitor’s position', () => {
  it('J-02 is the position of the browser', async () => {
    await expect(createPosition({ getCurrentPosition: (found) => found(where) }).here()).resolves.toEqual({
      ok: true,
      value: { latitude: 59.4, longitude: 18.1 },
    });
  });

  it('J-02 is refused by a no, and where there are no location services', async () => {
    const refused = { ok: false, error: { code: 'LOCATION_REFUSED', params: {} } };
    await expect(
      createPosition({ getCurrentPosition: (_found, no) => no?.({ code: 1 } as GeolocationPositionError) }).here(),
    ).resolves.toEqual(refused);
    await expect(createPosition(undefined).here()).resolves.toEqual(refused);
  });
});
