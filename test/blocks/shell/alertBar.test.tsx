/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alertBarSamples } from '@/blocks/AlertBar/AlertBar.sample';
import { alertBarSchema } from '@/blocks/AlertBar/AlertBar.schema';
import { AlertBar } from '@/blocks/AlertBar/AlertBar.view';
import { shortHash } from '@/lib/shortHash';
import { show, type Around } from './kit';

const campaign = alertBarSamples.campaign!;
const warning = alertBarSamples.warning!;
const hashOf = ({ MessageType, MessageTitle, MessageText }: typeof campaign) =>
  shortHash(`${MessageType}\n${MessageTitle}\n${MessageText}`);
const bar = () => screen.queryByLabelText('Meddelande');
const opened = (fields = campaign, around: Around = {}) => show(<AlertBar {...fields} />, around);
const button = () => screen.getByRole('button', { name: 'Stäng meddelandet' });

describe('the alert bar', () => {
  it.each<[string, object, boolean]>([
    ['with a title and a text', {}, true],
    ['with a title alone', { MessageText: '' }, true],
    ['with a text alone', { MessageTitle: '   ' }, true],
    ['switched off', { HasMessage: false }, false],
    ['without a type', { MessageType: '' }, false],
    ['of an unknown type', { MessageType: 'Purple' }, false],
    ['with blank words', { MessageTitle: ' ', MessageText: '<p>&nbsp;</p>' }, false],
    [
      'as the platform gives it',
      {
        HasMessage: { value: true },
        MessageType: { value: 'Light' },
        MessageText: { value: '<p>Öppet <strong>hus</strong></p>' },
      },
      true,
    ],
  ])('B-09 %s: %s', (_what, fields, there) => {
    opened(alertBarSchema.validateSync({ ...campaign, ...fields }));
    expect(bar() !== null).toBe(there);
  });

  it('B-09 shows emphasis and links of its text; script is left out', () => {
    opened(
      alertBarSchema.validateSync({
        ...campaign,
        MessageText:
          '<h2>Öppet &amp; <b>varmt</b></h2><script>alert(1)</script> <a href="/hitta" onclick="alert(2)">Hitta hit</a><a href="javascript:alert(3)">Nej</a>',
      }),
    );
    expect(bar()).toHaveTextContent('Öppet & varmt Hitta hitNej');
    expect(bar()!.querySelector('strong')).toHaveTextContent('varmt');
    expect(screen.getByRole('link', { name: 'Hitta hit' })).toHaveAttribute('href', '/hitta');
    expect(bar()!.innerHTML).not.toMatch(/alert\(|<h2/);
  });

  it.each([
    ['CampaignAlert', 'campaign'],
    ['WarningAlert', 'warning'],
  ] as const)('B-09 B-12 the icon %s comes by its name', (MessageIcon, file) => {
    opened({ ...campaign, MessageIcon });
    expect(bar()!.querySelector('img')).toHaveAttribute('src', `/icons/${file}.svg`);
  });

  it('B-09 collapses when dismissed, stores its hash for a day, and moves the focus to the page', async () => {
    const { ports } = opened();
    await userEvent.click(button());
    expect(bar()).toHaveAttribute('data-gone');
    expect(ports.cookies.jar.get('hideAlert')).toEqual({ value: hashOf(campaign), days: 1 });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('B-09 stays closed on the pages of the day, and opens for another message', () => {
    const { unmount } = opened(campaign, { cookies: { hideAlert: hashOf(campaign) } });
    expect(bar()).toHaveAttribute('data-gone');
    unmount();
    opened({ ...campaign, MessageText: 'I morgon är en annan dag.' }, { cookies: { hideAlert: hashOf(campaign) } });
    expect(bar()).not.toHaveAttribute('data-gone');
  });

  it("B-09 a warning can't be dismissed, by no button and by no cookie", () => {
    opened(warning, { cookies: { hideAlert: hashOf(warning) } });
    expect(bar()).not.toHaveAttribute('data-gone');
    expect(screen.queryByRole('button', { name: 'Stäng meddelandet' })).toBeNull();
  });

  it('B-09 the cookie is read again on the next page', async () => {
    const { ports, go } = opened();
    ports.cookies.jar.set('hideAlert', { value: hashOf(campaign), days: 1 });
    expect(bar()).not.toHaveAttribute('data-gone');
    go('/kontakt');
    expect(bar()).toHaveAttribute('data-gone');
  });

  it('B-09 is no alert to screen readers: it stood there from the start', () => {
    opened();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
