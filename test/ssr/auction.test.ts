/** @jest-environment ./test/kit/asOnServer.js */
import { getCarsProps } from '@/ssr/cars';
import { openServices, swedishCars, visitOf, type Opened } from './ssrKit';

const PAGE = 'http://car-auction-se.localhost:3000/kop-bil/1234567/begagnad-volvo-v60-2021';
let opened: Opened;
beforeAll(async () => {
  opened = await openServices({ 'cars-car-store-se': swedishCars(3) }, ['car-store-se'], async () => ({
    status: 'auctioned',
    site: 'Nordvik Auktion',
    url: PAGE,
  }));
}, 60_000);
afterAll(() => opened.close());

describe("a store's page of a car that is sold at auction", () => {
  it.each(['/kop-bil/1234567/begagnad-volvo-v60-2021', '/kop-bil/1234567'])(
    'A-01 G-01 %s leads to its page there, for as long as it is a lot',
    async (path) => {
      expect(await getCarsProps(visitOf('car-store-se', path))).toEqual({
        redirect: { destination: PAGE, statusCode: 302 },
      });
    },
  );
});
