/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DialogBody } from '@/ui/primitives/DialogBody';
import { Dialog } from '@/ui/primitives/Dialog';
import { RangeSliderBody } from '@/ui/primitives/RangeSliderBody';

const Opener = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>Visa filter</button>
      {open && <DialogBody open title="Filter" closeText="Stäng" onClose={() => setOpen(false)} footer={<button type="button">Visa 12 bilar</button>}><a href="https://nordvik.example">Innehåll</a></DialogBody>}
    </>
  );
};

describe('Dialog', () => {
  it('fetches nothing and shows nothing while it is closed', () => {
    render(<Dialog open={false} title="Filter" closeText="Stäng" onClose={() => undefined}>Innehåll</Dialog>);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Innehåll')).toBeNull();
  });

  it.each([['Escape', () => userEvent.keyboard('{Escape}')], ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Stäng' }))]])(
    'M-05 takes the focus in and gives it back when %s closes it', async (_how, close) => {
      render(<Opener />);
      await userEvent.click(screen.getByRole('button', { name: 'Visa filter' }));
      const dialog = screen.getByRole('dialog', { name: 'Filter' });
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
      for (const _ of [1, 2, 3, 4, 5]) {
        await userEvent.tab();
        expect(dialog).toContainElement(document.activeElement as HTMLElement);
      }
      await close();
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Visa filter' })).toHaveFocus());
    },
  );
});

describe('RangeSlider', () => {
  const Range = ({ onEnd }: { onEnd(value: [number, number]): void }) => {
    const [value, setValue] = useState<[number, number]>([100_000, 300_000]);
    return (
      <RangeSliderBody
        label="Pris" min={0} max={500_000} step={10_000} value={value} onChange={setValue} onChangeEnd={onEnd}
        lowLabel="Pris, från" highLabel="Pris, till" lowText={(price) => `lägst ${price} kronor`} highText={(price) => `högst ${price} kronor`}
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
