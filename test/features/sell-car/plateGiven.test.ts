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

  it('L-02 replaces that of a form that was begun, and nothing else of it', async () => {
    const draft = { ...emptyCar, regno: 'DEF45A', customerName: 'Karin Sundin' };
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
