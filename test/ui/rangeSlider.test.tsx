/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { RangeSlider } from '@/ui/primitives/RangeSlider';

function Range() {
  const [value, setValue] = useState<[number, number]>([100_000, 300_000]);
  return (
    <RangeSlider
      min={0}
      max={500_000}
      step={10_000}
      value={value}
      onChange={setValue}
      lowLabel="Pris, från"
      highLabel="Pris, till"
      lowText={(price) => `lägst ${price} kronor`}
      highText={(price) => `högst ${price} kronor`}
    />
  );
}

describe('RangeSlider', () => {
  it('F-05 names both thumbs, announces their values and lets neither pass the other', () => {
    render(<Range />);
    const low = screen.getByRole('slider', { name: 'Pris, från' });
    const high = screen.getByRole('slider', { name: 'Pris, till' });
    expect(low).toHaveAttribute('aria-valuetext', 'lägst 100000 kronor');
    expect(high).toHaveAttribute('aria-valuetext', 'högst 300000 kronor');
    fireEvent.change(low, { target: { value: '110000' } });
    expect(low).toHaveAttribute('aria-valuetext', 'lägst 110000 kronor');
    fireEvent.change(low, { target: { value: '500000' } });
    expect(low).toHaveAttribute('aria-valuetext', 'lägst 300000 kronor');
    fireEvent.change(high, { target: { value: '0' } });
    expect(high).toHaveAttribute('aria-valuetext', 'högst 300000 kronor');
  });

  it('F-05 is part of the page that the server sends', () => {
    expect(renderToString(<Range />).match(/type="range"/g)).toHaveLength(2);
  });
});
