/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import type { EditField, EditorData } from '@/domain/content/editing';
import { marked, markedWithin } from '@/domain/content/editingMarks';
import { failed } from '@/errors/result';
import type { ErrorCode } from '@/errors/catalogue';
import { editingFeature } from '@/features/editing/editing.feature';
import * as events from '@/features/editing/editing.slice';
import { EditorLayer } from '@/features/editing/components/EditorLayer';
import { pickTexts } from '@/i18n/pickTexts';
import { TextsProvider } from '@/i18n/TextsProvider';
import { makeStore } from '@/store/store';
import { Link } from '@/ui/primitives/Link';
import { RichText } from '@/ui/primitives/RichText';
import { fakePorts } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';

const field = (
  id: number,
  name: string,
  kind: EditField['kind'],
  value: EditField['value'],
  more: Partial<EditField> = {},
): EditField => ({ id, item: id > 50 ? 'PAGE' : 'HERO', name, kind, value, raw: String(value), ...more });
const link = { href: '/kontakt', text: 'Kontakt', target: '', title: '', class: '', anchor: '', querystring: '' };
const image = { src: '/-/jssmedia/cars/a.avif', alt: '', width: '1600', height: '900' };
const data: EditorData = {
  site: 'car-store-se',
  locale: 'sv-SE',
  path: '/om-nordvik',
  drafts: [],
  seen: 4,
  pictures: ['/-/jssmedia/cars/a.avif', '/-/jssmedia/cars/suv/b.avif'],
  blocks: [
    { uid: '', name: 'Om oss', item: 'PAGE', fields: [51] },
    { uid: 'u1', name: 'HeroBanner', item: 'HERO', fields: [1, 2, 3, 4, 5, 6] },
  ],
  fields: [
    field(51, 'metaTitle', 'text', 'Om oss'),
    field(1, 'Title', 'text', 'Bilar'),
    field(2, 'Text', 'rich', '<p>Två ord</p>'),
    field(3, 'Link', 'link', link),
    field(4, 'Image', 'image', image),
    field(5, 'HasMarginTop', 'flag', false),
    field(6, 'Hidden', 'multiline', ''),
  ],
};

beforeAll(() => {
  // Nothing has a size in this browser: everything is on screen, somewhere.
  const rect = new DOMRect(10, 20, 100, 30);
  Range.prototype.getBoundingClientRect = () => rect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect);
  Element.prototype.checkVisibility = () => true;
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

async function show(changes: Partial<EditorData> = {}, ...begin: UnknownAction[]) {
  const host = makeStore({ side: 'browser', ports: fakePorts(), page: aPage('one') });
  host.inject([editingFeature]);
  const actions: UnknownAction[] = [];
  const { dispatch } = host.store;
  for (const action of [events.draftRead({ draft: null }), ...begin]) dispatch(action);
  jest.spyOn(host.store, 'dispatch').mockImplementation((action) => {
    actions.push(action);
    return dispatch(action);
  });
  const user = userEvent.setup();
  render(
    <Provider store={host.store}>
      <TextsProvider texts={pickTexts('sv', ['editing', 'frame', 'error'])} language="sv" locale="sv-SE">
        <main>
          <code {...{ chrometype: 'rendering', kind: 'open' }} id="u1" />
          <section>
            <h1>{marked('Bilar', 1)}</h1>
            <RichText html={markedWithin('<p>Två ord</p>', 2)} />
            <Link href="/kontakt">{marked('Kontakt', 3)}</Link>
            <img src="/-/jssmedia/cars/a.avif?w=640" alt="" />
            <form onSubmit={() => actions.push({ type: 'sent' })}>
              <button type="submit">Sök</button>
            </form>
          </section>
          <code {...{ chrometype: 'rendering', kind: 'close' }} />
        </main>
        <EditorLayer data={{ ...data, ...changes }} />
      </TextsProvider>
    </Provider>,
  );
  await screen.findByRole('region', { name: 'Redigering' });
  // Places are looked for with the next frame.
  await act(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
  return {
    user,
    actions,
    dispatch: (action: UnknownAction) => act(() => dispatch(action)),
    state: () => host.store.getState(),
  };
}
const types = (actions: UnknownAction[]): string[] => actions.map(({ type }) => type);

describe('the layer of an editor', () => {
  it('A-16 has a named button over every text, link and picture that the page shows, and one for each block', async () => {
    await show();
    for (const name of [
      'Ändra Title: Bilar',
      'Ändra Text: Två ord',
      'Ändra Link: Kontakt',
      'Ändra Image: /-/jssmedia/cars/a.avif',
      'Allt i HeroBanner',
    ])
      expect(screen.getByRole('button', { name })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Hidden/ })).toBeNull();
  });

  it('A-16 lets links and forms of the page rest', async () => {
    const { user, actions } = await show();
    const link = screen.getByRole('link', { name: /Kontakt/ });
    link.addEventListener('click', () => actions.push({ type: 'followed' }));
    await user.click(link);
    await user.click(screen.getByRole('button', { name: 'Sök' }));
    expect(actions).toEqual([]);
  });

  it('A-16 changes a text in its place: Enter saves, and focus goes back', async () => {
    const { user, actions, dispatch } = await show();
    await user.click(screen.getByRole('button', { name: 'Ändra Title: Bilar' }));
    const box = screen.getByRole('textbox', { name: 'Title' });
    await user.clear(box);
    await user.type(box, 'Fler bilar{Enter}');
    expect(actions.at(0)).toEqual(
      events.fieldChosen({ target: { item: 'HERO', name: 'Title', kind: 'text', value: 'Bilar', raw: 'Bilar' } }),
    );
    expect(actions.at(-1)).toEqual(events.saveRequested({ value: 'Fler bilar' }));
    expect(screen.getByRole('button', { name: 'Sparar …' })).toHaveAttribute('aria-busy', 'true');
    dispatch(events.saved());
    dispatch(events.refreshed());
    expect(screen.getByRole('button', { name: 'Ändra Title: Bilar' })).toHaveFocus();
    expect(screen.getByText(/Sparat som utkast/)).toBeVisible();
  });

  it('A-16 puts who writes at the text at once, and saves nothing that was let go', async () => {
    const { user, actions } = await show();
    await user.click(screen.getByRole('button', { name: 'Ändra Title: Bilar' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await user.keyboard('!{Escape}');
    await user.click(screen.getByRole('button', { name: 'Avbryt' }));
    expect(types(actions)).toEqual(['editing/fieldChosen', 'editing/draftSaved', 'editing/editCancelled']);
  });

  it('A-16 reaches what the page does not show by its block: an empty text, a tick', async () => {
    const { user, actions } = await show();
    await user.click(screen.getByRole('button', { name: 'Allt i HeroBanner' }));
    const panel = screen.getByRole('dialog', { name: 'Allt i HeroBanner' });
    expect(
      within(panel)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    ).toEqual([
      'Ändra Title: Bilar',
      'Ändra Text: Två ord',
      'Ändra Link: Kontakt',
      'Ändra Image: /-/jssmedia/cars/a.avif',
      'Ändra HasMarginTop: tomt',
      'Ändra Hidden: tomt',
    ]);
    await user.click(within(panel).getByRole('button', { name: 'Ändra HasMarginTop: tomt' }));
    await user.click(screen.getByRole('checkbox', { name: 'HasMarginTop: På' }));
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(actions.at(-1)).toEqual(events.saveRequested({ value: true }));
  });

  it('A-16 changes a link by a small form, and keeps its other parts', async () => {
    const { user, actions } = await show();
    await user.click(screen.getByRole('button', { name: 'Ändra Link: Kontakt' }));
    const panel = screen.getByRole('dialog', { name: 'HeroBanner, Link' });
    const address = within(panel).getByRole('textbox', { name: 'Adress' });
    expect(within(panel).getByRole('link', { name: 'Gå till den sidan och redigera där' })).toHaveAttribute(
      'href',
      '/kontakt',
    );
    await user.clear(address);
    await user.type(address, 'https://x.example');
    await user.click(within(panel).getByRole('checkbox', { name: 'Öppna i nytt fönster' }));
    await user.click(within(panel).getByRole('button', { name: 'Spara' }));
    expect(actions.at(-1)).toEqual(
      events.saveRequested({ value: { ...link, href: 'https://x.example', target: '_blank' } }),
    );
  });

  it('A-16 places stand in the order of the page, wherever they are on the screen: scrolling moves none within the document', async () => {
    Object.defineProperty(HTMLImageElement.prototype, 'getBoundingClientRect', {
      configurable: true,
      value: () => new DOMRect(10, -500, 100, 30),
    });
    await show().finally(() => Reflect.deleteProperty(HTMLImageElement.prototype, 'getBoundingClientRect'));
    const names = screen
      .getAllByRole('button', { name: /^Ändra / })
      .map((one) => one.getAttribute('aria-label')?.split(':')[0]);
    expect(names).toEqual(['Ändra Title', 'Ändra Text', 'Ändra Link', 'Ändra Image']);
  });

  it('A-16 makes no draft of what was not changed', async () => {
    const { user, actions } = await show();
    await user.click(screen.getByRole('button', { name: 'Ändra Title: Bilar' }));
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(actions.at(-1)).toEqual(events.editCancelled());
  });

  it('A-16 a text that is changed as it is stored has the focus once it is there, and nothing that ends the form has it before', async () => {
    const table = '<table><tr><td>Två</td></tr></table>';
    const { user } = await show({
      fields: data.fields.map((one) => (one.id === 2 ? { ...one, value: table, raw: table } : one)),
    });
    await user.click(screen.getByRole('button', { name: 'Ändra Text: Två' }));
    expect(screen.getByRole('button', { name: 'Spara' })).not.toHaveFocus();
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveFocus();
  });

  it('A-16 from a field that the page does not show the focus goes back to its block', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Allt i HeroBanner' }));
    await user.click(screen.getByRole('button', { name: /^Ändra HasMarginTop/ }));
    await user.click(screen.getByRole('button', { name: 'Avbryt' }));
    expect(screen.getByRole('button', { name: 'Allt i HeroBanner' })).toHaveFocus();
  });

  it('A-16 chooses a picture from the media path', async () => {
    const { user, actions } = await show();
    await user.click(screen.getByRole('button', { name: 'Ändra Image: /-/jssmedia/cars/a.avif' }));
    await user.type(screen.getByRole('searchbox', { name: 'Sök bland bilderna' }), 'suv');
    const list = screen.getByRole('list', { name: 'Bilder att välja' });
    expect(within(list).getAllByRole('button')).toHaveLength(1);
    const shows = screen.getByRole('textbox', { name: 'Vad bilden visar' });
    await user.type(shows, 'Den gamla');
    await user.click(within(list).getByRole('button', { name: 'cars/suv/b' }));
    expect(shows).toHaveValue('');
    await user.type(shows, 'En bil');
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(actions.at(-1)).toEqual(
      events.saveRequested({ value: { src: '/-/jssmedia/cars/suv/b.avif', alt: 'En bil', width: '', height: '' } }),
    );
  });

  const tags = {
    choices: [
      { path: 'Data/Tags/elbil', name: 'Elbil' },
      { path: 'Data/Tags/vinter', name: 'Vinter' },
      { path: 'Data/Tags/verkstad', name: 'Verkstad' },
    ],
  };
  const file = {
    src: '/-/jssmedia/prislista.pdf',
    title: 'Prislista',
    extension: 'pdf',
    mimeType: 'application/pdf',
    size: '1200',
  };
  it.each<
    [
      kind: EditField['kind'],
      given: EditField['value'],
      more: Partial<EditField>,
      act: (user: ReturnType<typeof userEvent.setup>) => Promise<void>,
      saved: EditField['value'],
    ]
  >([
    [
      'file',
      file,
      {},
      async (user) => {
        await user.clear(screen.getByRole('textbox', { name: 'Filens adress' }));
        await user.type(screen.getByRole('textbox', { name: 'Filens adress' }), '/-/jssmedia/ny.DOCX');
      },
      { ...file, src: '/-/jssmedia/ny.DOCX', extension: 'docx', mimeType: '', size: '' },
    ],
    [
      'day',
      '2026-10-01',
      {},
      async () => {
        fireEvent.change(screen.getByLabelText('F'), { target: { value: '2026-12-24' } });
      },
      '2026-12-24',
    ],
    [
      'moment',
      '2026-10-01T09:00:00Z',
      {},
      async () => {
        fireEvent.change(screen.getByLabelText('F, tid i UTC'), { target: { value: '2026-12-24T15:30' } });
      },
      '2026-12-24T15:30:00Z',
    ],
    [
      'moment',
      '2026-10-01T09:00:00Z',
      {},
      async () => {
        fireEvent.change(screen.getByLabelText('F, tid i UTC'), { target: { value: '' } });
      },
      '',
    ],
    [
      'choice',
      'White',
      {
        choices: [
          { path: 'Black', name: 'Black' },
          { path: 'White', name: 'White' },
        ],
      },
      async (user) => {
        await user.selectOptions(screen.getByRole('combobox', { name: 'F' }), 'Black');
      },
      'Black',
    ],
    [
      'choice',
      'Pink',
      { choices: [{ path: 'Black', name: 'Black' }] },
      async (user) => {
        expect(screen.getByRole('combobox', { name: 'F' })).toHaveDisplayValue('Pink');
        await user.selectOptions(screen.getByRole('combobox', { name: 'F' }), 'Som vanligt');
      },
      '',
    ],
    [
      'many',
      ['Data/Tags/vinter', 'Data/Tags/elbil'],
      tags,
      async (user) => {
        const list = await screen.findByRole('listbox', { name: 'F' });
        expect(
          within(list)
            .getAllByRole('option', { selected: true })
            .map(({ textContent }) => textContent),
        ).toEqual(['Elbil', 'Vinter']);
        await user.click(within(list).getByRole('option', { name: 'Verkstad' }));
        await user.click(within(list).getByRole('option', { name: 'Elbil' }));
      },
      ['Data/Tags/vinter', 'Data/Tags/verkstad'],
    ],
    [
      'one',
      ['Data/Tags/vinter'],
      tags,
      async (user) => {
        await screen.findByRole('listbox', { name: 'F' });
        await user.click(screen.getByRole('option', { name: 'Elbil' }));
      },
      ['Data/Tags/elbil'],
    ],
    [
      'one',
      [],
      { choices: Array.from({ length: 12 }, (_, index) => ({ path: `Home/p${index}`, name: `Sida ${index}` })) },
      async (user) => {
        await screen.findByRole('listbox', { name: 'F' });
        await user.type(screen.getByRole('searchbox', { name: 'Sök' }), 'p11');
        await user.keyboard('{Tab}{Enter}');
      },
      ['Home/p11'],
    ],
    [
      'pairs',
      [['car_fuel', 'El']],
      {},
      async (user) => {
        await user.click(screen.getByRole('button', { name: 'Lägg till en rad' }));
        await user.type(screen.getByRole('textbox', { name: 'Namn 2' }), 'car_brand');
        await user.type(screen.getByRole('textbox', { name: 'Värde 2' }), 'Kia');
        await user.click(screen.getByRole('button', { name: 'Ta bort rad 1' }));
      },
      [['car_brand', 'Kia']],
    ],
  ])('A-16 changes a field of the kind %s', async (kind, given, more, act_, saved) => {
    const { user, actions } = await show({
      fields: [field(1, 'F', kind, given, more)],
      blocks: [{ uid: 'u1', name: 'CarTeaser', item: 'HERO', fields: [1] }],
    });
    await user.click(screen.getByRole('button', { name: 'Allt i CarTeaser' }));
    await user.click(screen.getByRole('button', { name: /^Ändra F: / }));
    await act_(user);
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(actions.at(-1)).toEqual(events.saveRequested({ value: saved }));
  });

  it('A-16 closes a panel by Escape unless something was changed', async () => {
    const { user, actions } = await show();
    await user.click(screen.getByRole('button', { name: 'Ändra Link: Kontakt' }));
    await user.type(screen.getByRole('textbox', { name: 'Adress' }), 'x');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'HeroBanner, Link' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Adress' }), '{Backspace}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(actions.at(-1)).toEqual(events.editCancelled());
  });
});

describe('the editor’s bar', () => {
  const drafts = [{ item: 'HERO', version: 2, editor: 'Eva', change: 4 }];
  const bar = () => within(screen.getByRole('region', { name: 'Redigering' }));

  it('A-16 says where one is and that nothing waits; then there is nothing to publish', async () => {
    const { user, actions } = await show();
    expect(bar().getByText('Om oss · sv-SE')).toBeVisible();
    expect(bar().getByRole('status')).toHaveTextContent('Inga opublicerade ändringar');
    for (const name of ['Publicera', 'Kasta ändringar']) await user.click(bar().getByRole('button', { name }));
    expect(actions).toEqual([]);
    expect(bar().getByRole('link', { name: 'Lämna' })).toHaveAttribute(
      'href',
      '/api/editing/leave?route=%2Fom-nordvik',
    );
  });

  it('A-16 publishes what the page shows, and ignores a second press', async () => {
    const { user, actions } = await show({ drafts });
    expect(bar().getByRole('status')).toHaveTextContent('1 opublicerat block');
    await user.dblClick(bar().getByRole('button', { name: 'Publicera' }));
    expect(actions).toEqual([events.publishRequested({ items: ['HERO'], seen: 4, page: 'PAGE' })]);
    expect(bar().getByRole('status')).toHaveTextContent('Går igenom sidan …');
  });

  const warnings = [
    { rule: 'altMissing', item: 'HERO', name: 'Image', params: {} },
    { rule: 'pageUntranslated', item: 'PAGE', name: '', params: { language: 'English' } },
  ] as const;

  it('A-16 says before publishing what the page lacks, each with the way to its field', async () => {
    const { user, actions } = await show(
      { drafts },
      events.publishRequested({ items: ['HERO'], seen: 4, page: 'PAGE' }),
      events.warningsLoaded({ warnings, checked: true }),
    );
    const panel = within(screen.getByRole('dialog', { name: 'Innan du publicerar' }));
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'HeroBanner, ImageBilden saknar ord för den som inte ser den.Rätta Image i HeroBanner',
      'SidanSidan saknas på ett annat av webbplatsens språk: English.',
    ]);
    await user.click(panel.getByRole('button', { name: 'Rätta Image i HeroBanner' }));
    expect(actions).toEqual([
      events.fieldChosen({ target: { item: 'HERO', name: 'Image', kind: 'image', value: image, raw: String(image) } }),
    ]);
    expect(screen.getByRole('textbox', { name: 'Vad bilden visar' })).toHaveFocus();
  });

  it('A-16 publishes despite its warnings, by the keyboard alone', async () => {
    const { user, actions } = await show(
      { drafts },
      events.publishRequested({ items: ['HERO'], seen: 4, page: 'PAGE' }),
      events.warningsLoaded({ warnings, checked: true }),
    );
    expect(screen.getByRole('button', { name: 'Rätta Image i HeroBanner' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Publicera ändå' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(actions).toEqual([events.publishConfirmed()]);
  });

  it('A-16 lets go of publishing by Escape, and looks again where it could not', async () => {
    const { user, actions } = await show(
      { drafts },
      events.publishRequested({ items: ['HERO'], seen: 4, page: 'PAGE' }),
      events.warningsLoaded({ warnings: [], checked: false }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/gick inte att gå igenom/);
    await user.click(screen.getByRole('button', { name: 'Gå igenom igen' }));
    expect(actions).toEqual([events.publishRequested({ items: ['HERO'], seen: 4, page: 'PAGE' })]);
  });

  it('A-16 asks before it discards', async () => {
    const { user, actions } = await show({ drafts });
    await user.click(bar().getByRole('button', { name: 'Kasta ändringar' }));
    const panel = within(screen.getByRole('dialog', { name: 'Kasta ändringarna?' }));
    await user.click(panel.getByRole('button', { name: 'Kasta ändringar' }));
    expect(types(actions)).toEqual(['editing/discardRequested', 'editing/discardConfirmed']);
  });

  it('A-16 shows the versions of a block and brings one back', async () => {
    const { user, actions, dispatch } = await show({ drafts });
    await user.click(bar().getByRole('button', { name: 'Versioner' }));
    dispatch(
      events.versionsLoaded({
        versions: [
          { version: 2, state: 'published', editor: 'Eva', savedAt: '2026-11-20T12:00:00.000Z' },
          { version: 1, state: 'replaced', editor: '', savedAt: null },
        ],
      }),
    );
    const panel = within(screen.getByRole('dialog', { name: 'Versioner' }));
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Version 2 (publicerad)2026-11-20 12:00, Eva',
      'Version 1 (tidigare)som levereradHämta version 1',
    ]);
    expect(panel.getByRole('combobox', { name: 'Versioner av' })).toHaveDisplayValue('HeroBanner: Bilar');
    await user.click(panel.getByRole('button', { name: 'Hämta version 1' }));
    expect(actions).toEqual([events.versionsRequested({ item: 'HERO' }), events.restoreRequested({ version: 1 })]);
  });

  it('A-16 begins with the versions of what was saved last, then of the newest draft, and calls an item without a text by its link', async () => {
    const contact = { ...field(7, 'Link', 'link', link), item: 'CONTACT' };
    const two = {
      fields: [...data.fields, contact],
      blocks: [...data.blocks, { uid: 'u2', name: 'Footer', item: 'FOOTER', fields: [7] }],
      drafts: [...drafts, { ...drafts[0]!, item: 'CONTACT', change: 5 }],
    };
    const target = (item: string) => ({ target: { item, name: 'Link', kind: 'link', value: link, raw: '' } as const });
    const saved = [
      events.fieldChosen(target('HERO')),
      events.saveRequested({ value: link }),
      events.saved(),
      events.refreshed(),
      events.fieldChosen(target('CONTACT')),
      events.editCancelled(),
    ];
    const { user, actions, dispatch } = await show(two);
    await user.click(bar().getByRole('button', { name: 'Versioner' }));
    expect(actions).toEqual([events.versionsRequested({ item: 'CONTACT' })]);
    expect(screen.getByRole('combobox', { name: 'Versioner av' })).toHaveDisplayValue('Footer: Kontakt');
    for (const action of [events.dialogClosed(), ...saved]) dispatch(action);
    await user.click(bar().getByRole('button', { name: 'Versioner' }));
    expect(actions.at(-1)).toEqual(events.versionsRequested({ item: 'HERO' }));
  });

  it('A-16 opens the fields of the page’s head', async () => {
    const { user, actions } = await show();
    await user.click(bar().getByRole('button', { name: 'Sidans uppgifter' }));
    await user.click(screen.getByRole('button', { name: 'Ändra metaTitle: Om oss' }));
    expect(actions).toEqual([expect.objectContaining({ type: 'editing/fieldChosen' })]);
    expect(screen.getByRole('dialog', { name: 'Sidan, metaTitle' })).toBeVisible();
  });
});

describe('an editor in trouble', () => {
  const target = { item: 'HERO', name: 'Title', kind: 'text', value: 'Bilar', raw: 'Bilar' } as const;

  it.each<[code: ErrorCode, params: Record<string, string>, words: RegExp, way: string | null]>([
    ['NETWORK_LOST', {}, /Det du skrev finns kvar/, null],
    ['UNAUTHORIZED', {}, /Din inloggning har gått ut/, '/api/editing/open?route=%2Fom-nordvik'],
    ['BAD_REQUEST', { message: 'Link wants a link.' }, /Så kan det inte stå: Link wants a link/, null],
    ['CHANGED_MEANWHILE', { now: 'Olles ord' }, /Någon annan har ändrat det här .* Olles ord/, null],
    ['UNEXPECTED', {}, /Inget är förlorat/, null],
  ])('A-16 reads what went wrong (%s), with what was draftSaved still there', async (code, actions, message, way) => {
    await show(
      {},
      events.fieldChosen({ target }),
      events.saveRequested({ value: 'Mitt' }),
      events.saveFailed(failed(code, actions)),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Mitt');
    expect(screen.queryByRole('link', { name: 'Öppna igen' })?.getAttribute('href') ?? null).toBe(way);
  });
});
