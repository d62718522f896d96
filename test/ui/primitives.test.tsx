/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AnnouncerProvider, useAnnounce } from '@/ui/primitives/Announcer';
import { Button, LinkButton } from '@/ui/primitives/Button';
import { Checkbox } from '@/ui/primitives/Checkbox';
import { Chip, LinkChip } from '@/ui/primitives/Chip';
import { Collapse } from '@/ui/primitives/Collapse';
import { Disclosure } from '@/ui/primitives/Disclosure';
import { Icon } from '@/ui/primitives/Icon';
import { icons, type IconName } from '@/ui/primitives/icons';
import { Notice } from '@/ui/primitives/Notice';
import { Picture } from '@/ui/primitives/Picture';
import { ProgressBar } from '@/ui/primitives/ProgressBar';
import { Select } from '@/ui/primitives/Select';
import { TextInput } from '@/ui/primitives/TextInput';

describe('Button', () => {
  it('presses, and never submits a form by accident', async () => {
    const pressed = jest.fn();
    const submitted = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(<form onSubmit={submitted}><Button onClick={pressed}>Visa</Button><Button type="submit">Sök</Button></form>);
    await userEvent.click(screen.getByRole('button', { name: 'Visa' }));
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('keeps its name and focus while busy, and hears no press', async () => {
    const pressed = jest.fn();
    const submitted = jest.fn();
    render(<form onSubmit={submitted}><Button busy type="submit" onClick={pressed}>Skickar</Button></form>);
    const button = screen.getByRole('button', { name: 'Skickar' });
    button.focus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(pressed).not.toHaveBeenCalled();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('is a link where it goes somewhere', () => {
    render(<><LinkButton href="/kop-bil">Köp bil</LinkButton><LinkButton href="tel:+468465004">Ring</LinkButton></>);
    expect(screen.getByRole('link', { name: 'Köp bil' })).toHaveAttribute('href', '/kop-bil');
    expect(screen.getByRole('link', { name: 'Ring' })).toHaveAttribute('href', 'tel:+468465004');
  });
});

describe('fields', () => {
  it('M-04 ties label, hint and error to the control', () => {
    render(<TextInput label="E-post" hint="Vi svarar dit" error="Skriv en adress som anna@exempel.se" required defaultValue="anna@" />);
    const input = screen.getByRole('textbox', { name: 'E-post' });
    expect(input).toBeRequired();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Vi svarar dit Skriv en adress som anna@exempel.se');
  });

  it('says nothing of errors while there are none', () => {
    render(<TextInput label="Sök" labelHidden />);
    const input = screen.getByRole('textbox', { name: 'Sök' });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('chooses from a native list', async () => {
    const chosen = jest.fn();
    render(<Select label="Sortera" options={[{ value: 'a', text: 'Lägst pris' }, { value: 'b', text: 'Högst pris' }]} onChange={(event) => chosen(event.target.value)} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortera' }), 'Högst pris');
    expect(chosen).toHaveBeenCalledWith('b');
  });

  it('ticks by its words, and says the count', async () => {
    render(<><Checkbox count="214">Diesel</Checkbox><Checkbox aria-label="Bensin, 3 bilar" count="3">Bensin</Checkbox></>);
    const box = screen.getByRole('checkbox', { name: 'Diesel 214' });
    await userEvent.click(screen.getByText('Diesel'));
    expect(box).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Bensin, 3 bilar' })).not.toBeChecked();
  });
});

describe('Chip', () => {
  it('says whether it is on, or what it takes away', () => {
    render(<><Chip selected>El</Chip><Chip removes aria-label="Ta bort Volvo">Volvo</Chip><LinkChip href="/x" current>Alla</LinkChip></>);
    expect(screen.getByRole('button', { name: 'El' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Ta bort Volvo' })).not.toHaveAttribute('aria-pressed');
    expect(screen.getByRole('link', { name: 'Alla' })).toHaveAttribute('aria-current', 'true');
  });
});

describe('Icon', () => {
  it.each(Object.keys(icons) as IconName[])('draws %s inside its box, unseen by screen readers', (name) => {
    const { container } = render(<Icon name={name} />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    for (const [, x = 0, y = 0] of icons[name].join('').matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)) {
      for (const at of [Number(x), Number(y)]) {
        expect(at).toBeGreaterThanOrEqual(2);
        expect(at).toBeLessThanOrEqual(22);
      }
    }
  });
});

describe('Picture', () => {
  it('A-18 offers the content widths in AVIF first, then WebP', () => {
    const { container } = render(<Picture src="news/öppet hus.jpg" alt="Öppet hus" width={1920} height={1080} sizes="100vw" />);
    const image = screen.getByRole('img', { name: 'Öppet hus' });
    expect(container.querySelector('source')).toHaveAttribute('srcset', [320, 640, 1280, 1920].map((width) => `/-/jssmedia/news/%C3%B6ppet%20hus.jpg?w=${width}&f=avif ${width}w`).join(', '));
    expect(image.getAttribute('srcset')).toContain('f=webp 1920w');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('width', '1920');
    expect(image).toHaveAttribute('sizes', '100vw');
  });

  it('offers the widths of the car series and fetches the page\'s own picture first', () => {
    const { container } = render(<Picture kind="car" priority src="/-/jssmedia/cars/suv/side-red.avif" alt="" width={1600} height={900} sizes="50vw" />);
    const image = container.querySelector('img');
    expect(image?.getAttribute('srcset')?.match(/\d+w(?=,|$)/g)).toEqual(['480w', '800w', '1200w', '1600w']);
    expect(image).toHaveAttribute('src', '/-/jssmedia/cars/suv/side-red.avif?w=800&f=webp');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it.each(['https://pictures.example/a.jpg', '//pictures.example/a.jpg'])('shows %s, which is not ours, as it comes', (src) => {
    const { container } = render(<Picture src={src} alt="Volvo" width={4} height={3} sizes="50vw" />);
    expect(container.querySelector('source')).toBeNull();
    expect(screen.getByRole('img')).toHaveAttribute('src', src);
    expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
  });
});

describe('Notice and ProgressBar', () => {
  it.each([['polite', 'status'], ['now', 'alert']] as const)('announced %s has the role %s', (announce, role) => {
    render(<Notice announce={announce}>Dina val är sparade.</Notice>);
    expect(screen.getByRole(role)).toHaveTextContent('Dina val är sparade.');
  });

  it('a message that stood there from the start is not announced', () => {
    render(<Notice>Dina val är sparade.</Notice>);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('F-06 says in words how far one has come', () => {
    render(<ProgressBar value={60} max={48} text="Visar 48 av 48 bilar" />);
    const bar = screen.getByRole('progressbar', { name: 'Visar 48 av 48 bilar' });
    expect(bar).toHaveAttribute('value', '48');
  });
});

describe('Disclosure', () => {
  it('opens and closes, and lets the browser\'s own search find what is hidden', async () => {
    render(<Disclosure title="Drivmedel"><p>Diesel</p></Disclosure>);
    const button = screen.getByRole('button', { name: 'Drivmedel' });
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(screen.getByRole('heading', { name: 'Drivmedel', level: 3 })).toContainElement(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(panel).toHaveAttribute('hidden', 'until-found');
    await userEvent.click(button);
    expect(panel).not.toHaveAttribute('hidden');
    await userEvent.click(button);
    expect(panel).toHaveAttribute('hidden', 'until-found');
    fireEvent(panel!, new Event('beforematch'));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(panel).not.toHaveAttribute('hidden');
  });
});

describe('Collapse', () => {
  it('G-02 shows the beginning, then all, by button and by focus', async () => {
    render(<Collapse height={50} moreText="Visa mer" lessText="Visa mindre"><p>Lång text</p><a href="https://nordvik.example">Länk</a></Collapse>);
    const button = screen.getByRole('button', { name: 'Visa mer' });
    const content = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(content).toHaveStyle({ maxHeight: '3.125rem' });
    await userEvent.click(button);
    expect(content?.style.maxHeight).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Visa mindre' }));
    expect(content).toHaveStyle({ maxHeight: '3.125rem' });
    act(() => screen.getByRole('link').focus());
    expect(screen.getByRole('button', { name: 'Visa mindre' })).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('Announcer', () => {
  const Counter = () => {
    const announce = useAnnounce();
    const [count, setCount] = useState(0);
    return <button type="button" onClick={() => { setCount(count + 1); announce(`${Math.min(count + 1, 3)} bilar`); }}>Fler</button>;
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('M-04 says the last of what came in haste, and the same again as news', () => {
    render(<AnnouncerProvider><Counter /></AnnouncerProvider>);
    const voice = screen.getByRole('status');
    for (const _ of [1, 2, 3]) fireEvent.click(screen.getByRole('button'));
    expect(voice).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(500));
    const first = voice.textContent;
    expect(first?.trim()).toBe('3 bilar');
    fireEvent.click(screen.getByRole('button'));
    act(() => jest.advanceTimersByTime(500));
    expect(voice.textContent?.trim()).toBe('3 bilar');
    expect(voice.textContent).not.toBe(first);
  });
});
