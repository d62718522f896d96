/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { CarImage } from '@/features/car-search/components/CarImage';
import { InTexts } from '../../ui/inTexts';

const OURS = '/-/jssmedia/cars/suv/front-silver.avif';
const FOREIGN = 'https://pictures.dealer.example/1.jpg';
const PROXIED = '/api/pictures?u=https%3A%2F%2Fpictures.dealer.example%2F';
const view = (address: string | undefined) => (
  <InTexts>
    <CarImage address={address} alt="Volvo V60" sizes="50vw" />
  </InTexts>
);
const MISSING = 'Foto kommer';

describe("a car's picture", () => {
  it.each([
    [OURS, `${OURS}?w=800`, `${OURS}?w=480 480w`],
    [FOREIGN, `${PROXIED}1.jpg&w=800`, `${PROXIED}1.jpg&w=480 480w`],
  ])('A-18 from %s comes from our own server, in several widths', (address, src, first) => {
    render(view(address));
    expect(screen.getByRole('img')).toHaveAttribute('src', src);
    expect(screen.getByRole('img').getAttribute('srcset')?.split(', ')[0]).toBe(first);
  });

  it.each([OURS, FOREIGN])('A-18 shows a text when %s fails to load, until there is another', (address) => {
    const { rerender } = render(view(address));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText(MISSING)).toBeVisible();
    rerender(view('https://pictures.dealer.example/2.jpg'));
    expect(screen.getByRole('img')).toHaveAttribute('src', `${PROXIED}2.jpg&w=800`);
  });

  it('G-02 has its smallest version below it until it has loaded, and is itself the same element then', () => {
    const { container } = render(
      <InTexts>
        <CarImage address={OURS} alt="Volvo V60" sizes="50vw" preview />
      </InTexts>,
    );
    const large = screen.getByRole('img', { name: 'Volvo V60' });
    expect([...container.children].map((image) => image.getAttribute('src'))).toEqual([
      `${OURS}?w=480`,
      `${OURS}?w=800`,
    ]);
    fireEvent.load(large);
    expect([...container.children]).toEqual([large]);
  });

  it("A-18 notices what failed before the page's code had come", () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    render(view(FOREIGN));
    expect(screen.getByText(MISSING)).toBeVisible();
    complete.mockRestore();
  });
});
