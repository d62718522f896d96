/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { CarImage } from '@/features/car-search/components/CarImage';
import { InTexts } from '../../ui/inTexts';

const OURS = '/-/jssmedia/cars/suv/front-silver.avif';
const FOREIGN = 'https://pictures.dealer.example/1.jpg';
const view = (address: string | undefined) => (
  <InTexts>
    <CarImage address={address} alt="Volvo V60" sizes="50vw" />
  </InTexts>
);
const MISSING = 'Bild saknas';

describe("a car's picture", () => {
  it.each([
    [OURS, null],
    [FOREIGN, 'no-referrer'],
  ])('A-18 from %s sends its server the referrer: %s', (address, policy) => {
    render(view(address));
    expect(screen.getByRole('img').getAttribute('referrerpolicy')).toBe(policy);
  });

  it.each([OURS, FOREIGN])('A-18 shows a text when %s fails to load, until there is another', (address) => {
    const { rerender } = render(view(address));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText(MISSING)).toBeVisible();
    rerender(view('https://pictures.dealer.example/2.jpg'));
    expect(screen.getByRole('img')).toHaveAttribute('src', 'https://pictures.dealer.example/2.jpg');
  });

  it("A-18 notices what failed before the page's code had come", () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    render(view(FOREIGN));
    expect(screen.getByText(MISSING)).toBeVisible();
    complete.mockRestore();
  });
});
