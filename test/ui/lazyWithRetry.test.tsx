/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RangeSliderBody } from '@/ui/primitives/RangeSliderBody';

describe('RangeSlider', () => {
  const Range = ({ onEnd }: { onEnd(value: [number, number]): void }) => {
    const [value, setValue] = useState<[number, number]>([100_000, 300_000]);
    return (
      <RangeSliderBody
        label="Pris"
        min={0}
        max={500_000}
        step={10_000}
        value={value}
        onChange={setValue}
        onChangeEnd={onEnd}
        lowLabel="Pris, från"
        highLabel="Pris, till"
        lowText={(price) => `lägst ${price} kronor`}
        highText={(price) => `högst ${price} kronor`}
      />
    );
  };

  it('F-03 names both thumbs, words their values and lets neither pass the other', async () => {
    const ended = jest.fn();
    render(<Range onEnd={ended} />);
    const low = screen.getByRole('slider', { name: /Pris, från/ });
    const high = screen.getByRole('slider', { name: /Pris, till/ });
    expect(low).toHaveAttribute('aria-valuetext', 'lägst 100000 kronor');
    expect(high).toHaveAttribute('aria-valuetext', 'högst 300000 kronor');
    act(() => low.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(low).toHaveAttribute('aria-valuetext', 'lägst 110000 kronor');
    expect(ended).toHaveBeenLastCalledWith([110_000, 300_000]);
    await userEvent.keyboard('{End}');
    expect(low).toHaveAttribute('aria-valuetext', 'lägst 300000 kronor');
    expect(high).toHaveAttribute('aria-valuetext', 'högst 300000 kronor');
  });
});
