/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, LinkButton } from '@/ui/primitives/Button';
import { Checkbox } from '@/ui/primitives/Checkbox';
import { Chip, LinkChip } from '@/ui/primitives/Chip';
import { Icon } from '@/ui/primitives/Icon';
import { icons, type IconName } from '@/ui/primitives/icons';
import { Notice } from '@/ui/primitives/Notice';
import { Picture } from '@/ui/primitives/Picture';
import { Select } from '@/ui/primitives/Select';
import { TextInput } from '@/ui/primitives/TextInput';

describe('Button', () => {
  it('presses, and never submits a form by accident', async () => {
    const pressed = jest.fn();
    const submitted = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={submitted}>
        <Button onClick={pressed}>Visa</Button>
        <Button type="submit">Sök</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Visa' }));
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('keeps its name and focus while busy, and ignores presses', async () => {
    const pressed = jest.fn();
    const submitted = jest.fn();
    render(
      <form onSubmit={submitted}>
        <Button busy type="submit" onClick={pressed}>
          Skickar
        </Button>
      </form>,
    );
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
    render(
      <>
        <LinkButton href="/kop-bil">Köp bil</LinkButton>
        <LinkButton href="tel:+468465004">Ring</LinkButton>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Köp bil' })).toHaveAttribute('href', '/kop-bil');
    expect(screen.getByRole('link', { name: 'Ring' })).toHaveAttribute('href', 'tel:+468465004');
  });
});

describe('fields', () => {
  it('M-04 ties label, hint and error to the control', () => {
    render(
      <TextInput
        label="E-post"
        description="Vi svarar dit"
        error="Skriv en adress som anna@exempel.se"
        required
        defaultValue="anna@"
      />,
    );
    const input = screen.getByRole('textbox', { name: 'E-post' });
    expect(input).toBeRequired();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Vi svarar dit Skriv en adress som anna@exempel.se');
  });

  it('has no error attributes without an error', () => {
    render(<TextInput label="Sök" labelHidden />);
    const input = screen.getByRole('textbox', { name: 'Sök' });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('chooses from a native list', async () => {
    const chosen = jest.fn();
    render(
      <Select
        label="Sortera"
        options={[
          { value: 'a', text: 'Lägst pris' },
          { value: 'b', text: 'Högst pris' },
        ]}
        onChange={(event) => chosen(event.target.value)}
      />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortera' }), 'Högst pris');
    expect(chosen).toHaveBeenCalledWith('b');
  });

  it('is checked by its label, and shows the count', async () => {
    render(
      <>
        <Checkbox count="214">Diesel</Checkbox>
        <Checkbox aria-label="Bensin, 3 bilar" count="3">
          Bensin
        </Checkbox>
      </>,
    );
    const box = screen.getByRole('checkbox', { name: 'Diesel 214' });
    await userEvent.click(screen.getByText('Diesel'));
    expect(box).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Bensin, 3 bilar' })).not.toBeChecked();
  });
});

describe('Chip', () => {
  it('shows whether it is on, or what it removes', () => {
    render(
      <>
        <Chip selected>El</Chip>
        <Chip isRemovable aria-label="Ta bort Volvo">
          Volvo
        </Chip>
        <LinkChip href="/x" current>
          Alla
        </LinkChip>
      </>,
    );
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
      for (const value of [Number(x), Number(y)]) {
        expect(value).toBeGreaterThanOrEqual(2);
        expect(value).toBeLessThanOrEqual(22);
      }
    }
  });
});

describe('Picture', () => {
  it('A-18 offers the content widths in AVIF first, then WebP', () => {
    const { container } = render(
      <Picture src="news/öppet hus.jpg" alt="Öppet hus" width={1920} height={1080} sizes="100vw" />,
    );
    const image = screen.getByRole('img', { name: 'Öppet hus' });
    expect(container.querySelector('source')).toHaveAttribute(
      'srcset',
      [320, 640, 1280, 1920]
        .map((width) => `/-/jssmedia/news/%C3%B6ppet%20hus.jpg?w=${width}&f=avif ${width}w`)
        .join(', '),
    );
    expect(image.getAttribute('srcset')).toContain('f=webp 1920w');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('width', '1920');
    expect(image).toHaveAttribute('sizes', '100vw');
  });

  it("A-18 offers a page's first picture in a width for phones besides", () => {
    const { container } = render(<Picture priority src="a.jpg" alt="" width={1920} height={1080} sizes="100vw" />);
    for (const element of container.querySelectorAll('source, img'))
      expect(element.getAttribute('srcset')?.match(/\d+w(?=,|$)/g)).toEqual(['320w', '640w', '800w', '1280w', '1920w']);
  });

  it("offers the widths of the car series and fetches the page's own picture first", () => {
    const { container } = render(
      <Picture
        kind="car"
        priority
        src="/-/jssmedia/cars/suv/side-red.avif"
        alt=""
        width={1600}
        height={900}
        sizes="50vw"
      />,
    );
    const image = container.querySelector('img');
    expect(image?.getAttribute('srcset')?.match(/\d+w(?=,|$)/g)).toEqual(['480w', '800w', '1200w', '1600w']);
    expect(image).toHaveAttribute('src', '/-/jssmedia/cars/suv/side-red.avif?w=800&f=webp');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it.each(['https://pictures.example/a.jpg', '//pictures.example/a.jpg'])(
    'shows %s, which is not ours, as it comes',
    (src) => {
      const { container } = render(<Picture src={src} alt="Volvo" width={4} height={3} sizes="50vw" />);
      expect(container.querySelector('source')).toBeNull();
      expect(screen.getByRole('img')).toHaveAttribute('src', src);
      expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
    },
  );
});

describe('Notice', () => {
  it.each([
    ['polite', 'status'],
    ['now', 'alert'],
  ] as const)('announced %s has the role %s', (announce, role) => {
    render(<Notice announce={announce}>Dina val är sparade.</Notice>);
    expect(screen.getByRole(role)).toHaveTextContent('Dina val är sparade.');
  });

  it('a message that stood there from the start is not announced', () => {
    render(<Notice>Dina val är sparade.</Notice>);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
