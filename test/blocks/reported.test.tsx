/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Blocks } from '@/blocks/Blocks';
import CarsPage from '@/pages/_cars/[site]/[locale]/[[...path]]';
import LivePage from '@/pages/_live/[site]/[locale]/[[...path]]';
import { StoreProvider } from '@/store/StoreProvider';
import { fakePorts } from '@test/kit/fakePorts';
import { aPage } from '../store/storeKit';
import { InTexts } from '../ui/inTexts';

const broken = () => {
  throw new TypeError('no fields');
};
jest.mock('@/blocks/registry', () => ({ views: { Promises: () => broken() } }));
jest.mock('@/ssr/live', () => ({ getLiveProps: () => undefined }));
jest.mock('@/ssr/cars', () => ({ getCarsProps: () => undefined }));
jest.mock('@/blocks/CarsPageBlock', () => ({ CarsPageBlock: () => broken() }));
jest.mock('@/features/navigation/components/NotFoundView', () => ({ NotFoundView: () => broken() }));

const shown = (page: ReactNode) => {
  // React logs what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const ports = fakePorts();
  const { state, stateId } = aPage('one');
  render(
    <InTexts>
      <StoreProvider ports={() => ports} pageState={state} stateId={stateId}>
        {page}
        <p>Resten</p>
      </StoreProvider>
    </InTexts>,
  );
  return ports.telemetry.errors;
};

describe('what fails while it renders', () => {
  it.each<[string, ReactNode]>([
    [
      'block Promises',
      <Blocks
        key="1"
        blocks={[{ id: 'a', block: 'Promises', fields: { title: 'Löften', items: [{ title: 'a', text: 'b' }] } }]}
      />,
    ],
    ['page cars', <CarsPage key="2" trail={[]} />],
    ['page notFound', <LivePage key="3" blocks={[]} />],
  ])('A-11 is shown, reported once as %s, and the other blocks stay', async (where, page) => {
    const errors = shown(page);
    expect(await screen.findByRole('heading', { name: 'Aj då' })).toBeVisible();
    expect(errors).toEqual([{ where, message: 'TypeError: no fields' }]);
    expect(screen.getByText('Resten')).toBeVisible();
  });
});
