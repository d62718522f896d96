/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compareFeature } from '@/features/compare/compare.feature';
import { comparisonRestored } from '@/features/compare/compare.slice';
import { selectCompared } from '@/features/compare/compare.selectors';
import { CompareCar } from '@/features/compare/components/CompareCar';
import { aCar } from '../listKit';
import { lendBrowser, show } from '../viewKit';

beforeAll(lendBrowser);

const car = aCar('100001', { car_brand: 'Volvo', car_model: 'V60', car_model_text: 'V60' });
const button = () => screen.getByRole('button', { name: 'Jämför Volvo V60' });

describe('the comparison on a car’s page', () => {
  it('H-01 a button adds the car and takes it away, as that of its card does', async () => {
    const { host } = show(<CompareCar car={car} />, { cars: [car], features: [compareFeature] });
    expect(button()).toHaveTextContent(/^Jämför$/);
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(selectCompared(host.store.getState())).toEqual(['100001']);
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });

  it('H-01 says why the comparison takes no further car', async () => {
    const { host } = show(<CompareCar car={car} />, { cars: [car], features: [compareFeature] });
    const others = ['100002', '100003', '100004', '100005', '100006', '100007'];
    act(() => void host.store.dispatch(comparisonRestored({ carIds: others, plan: null })));
    await userEvent.click(button());
    expect(screen.getByRole('status')).toHaveTextContent('Du kan jämföra högst 6 bilar.');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });
});
