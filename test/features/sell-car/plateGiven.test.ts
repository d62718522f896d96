import { plateGiven } from '@/features/sell-car/plateGiven.actions';
import { plateGivenFeature } from '@/features/sell-car/plateGiven.feature';
import { decodeSellCar, encodeSellCar, STORAGE_KEY } from '@/features/sell-car/sellCar.persistence';
import { emptyCar, initialSellCar } from '@/features/sell-car/sellCar.slice';
import { fakePorts, fakeStorage } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';

const given = async (stored: Record<string, string>) => {
  const session = fakeStorage(stored);
  const run = runFeature(plateGivenFeature, { ports: fakePorts({ session }) });
  run.dispatch(plateGiven({ regno: 'ABC 123' }));
  await run.end();
  return decodeSellCar(session.read(STORAGE_KEY));
};

describe('a registration number that another page gives', () => {
  it('L-02 is in the form when it opens', async () => {
    expect(await given({})).toMatchObject({ draft: { ...emptyCar, regno: 'ABC 123' }, isSending: false });
  });

  it('L-02 begins anew for another car; who sells it stays', async () => {
    const draft = { ...emptyCar, regno: 'DEF45A', brand: 'Volvo', milage: '12000', customerName: 'Karin Sundin' };
    const saved = await given({ [STORAGE_KEY]: encodeSellCar({ ...initialSellCar, draft }) });
    expect(saved?.draft).toEqual({ ...emptyCar, regno: 'ABC 123', customerName: 'Karin Sundin' });
    expect(saved?.photos).toEqual([]);
  });

  it('L-02 keeps what was filled in for the same car', async () => {
    const draft = { ...emptyCar, regno: 'abc123', brand: 'Volvo', milage: '12000' };
    const saved = await given({ [STORAGE_KEY]: encodeSellCar({ ...initialSellCar, draft }) });
    expect(saved?.draft).toEqual({ ...draft, regno: 'ABC 123' });
  });

  it('L-02 leaves a form alone that is being sent', async () => {
    const draft = { ...emptyCar, regno: 'DEF45A' };
    const flow = { ...initialSellCar.flow, value: 'submitting' as const };
    const saved = await given({ [STORAGE_KEY]: encodeSellCar({ ...initialSellCar, flow, draft }) });
    expect(saved).toMatchObject({ draft: { regno: 'DEF45A' }, isSending: true });
  });
});
