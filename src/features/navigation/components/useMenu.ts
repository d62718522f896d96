import { useEffect, useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import {
  childrenShown,
  dismissed,
  languagesShown,
  linkFollowed,
  menuOpened,
  overflowShown,
  pointerLeft,
  wentBack,
  type ShownBy,
} from '../navigation.slice';
import { selectInSheet, selectMenuBy, selectMenuStep, selectShownMenu, type ShownMenu } from '../navigation.selectors';
import { firstIn, menuMove, toggleOf } from './menuKeys';

/** Ids of the bar's own lists, in addition to its entries. */
export const MORE = 'more';
export const LANGUAGES = 'languages';

/** The height of the space below the bar is measured after the sheet has opened. */
const SAMPLE_MS = 50;

const nameOf = (shown: ShownMenu | null): string | null => {
  if (!shown) return null;
  if (shown.kind === 'children') return shown.entry;
  return shown.kind === 'overflow' ? MORE : LANGUAGES;
};

const shownAction = (name: string, by: ShownBy) => {
  if (name === MORE) return overflowShown({ by });
  return name === LANGUAGES ? languagesShown({ by }) : childrenShown({ entry: name, by });
};

interface Hover {
  onPointerEnter(event: PointerEvent<HTMLElement>): void;
  onPointerLeave(event: PointerEvent<HTMLElement>): void;
}

export interface Menu {
  /** The entry, or list of the bar, whose panel is open. */
  open: string | null;
  /** The sheet of narrow screens is open. */
  sheet: boolean;
  toggle(name: string): void;
  back(): void;
  toggleSheet(): void;
  /** Pointer handlers for an element of the bar; null for one without children. */
  hover(name: string | null): Hover;
}

/** The behaviour of a menu bar: `root` is its header, `wideFrom` the width in px from which its entries form a row. */
export function useMenu(root: RefObject<HTMLElement | null>, wideFrom: number): Menu {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const step = useAppSelector(selectMenuStep);
  const open = nameOf(useAppSelector(selectShownMenu));
  const sheet = useAppSelector(selectInSheet);
  /** The element to focus after the next render. */
  const next = useRef<(() => HTMLElement | undefined) | null>(null);
  /** What the sheet showed before this render; null where a link in it was followed, whose page gets the focus. */
  const last = useRef<{ open: string | null } | null>(null);

  const currentStep = () => selectMenuStep(store.getState());
  const narrow = () => window.innerWidth < wideFrom;
  const inside = (target: EventTarget | null): boolean =>
    target instanceof Node && (root.current?.contains(target) ?? false);
  const first = (name: string) => () => (root.current ? firstIn(name, root.current, narrow()) : undefined);
  const button = (name: string | null) => (): HTMLElement | undefined => {
    if (!root.current) return undefined;
    return name === null
      ? (root.current.querySelector<HTMLElement>('summary') ?? undefined)
      : toggleOf(name, root.current);
  };

  const leave = (childless: boolean) => {
    if (currentStep() !== 'closed') dispatch(pointerLeft({ childless }));
  };
  const back = () => {
    // A menu opened by hover closes without moving the focus.
    if (inside(document.activeElement)) next.current = button(nameOf(selectShownMenu(store.getState())));
    dispatch(wentBack());
  };

  useEffect(() => {
    const left = last.current;
    last.current = sheet ? { open } : null;
    // Closed by a step of the browser, too: what had the focus is hidden now.
    const isClosed = left !== null && (!sheet || (left.open !== null && left.open !== open));
    const { activeElement } = document;
    if (isClosed && (activeElement === document.body || inside(activeElement))) next.current ??= button(left.open);
    next.current?.()?.focus();
    next.current = null;
  });

  // Opened before hydration: the store takes over the state of the native disclosure.
  useLayoutEffect(() => {
    const element = root.current;
    element?.setAttribute('data-live', '');
    if (element?.querySelector('details[open]') && selectMenuStep(store.getState()) === 'closed')
      dispatch(menuOpened());
  }, [root, store, dispatch]);

  useEffect(() => {
    if (step === 'closed') return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      back();
    };
    const onPress = ({ target }: globalThis.PointerEvent) => {
      if (!inside(target)) dispatch(dismissed());
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
      const move = menuMove(event.key, event.target, element, narrow());
      if (!move) return;
      event.preventDefault();
      if (move === 'back') back();
      else if ('to' in move) move.to.focus();
      else if (open === move.open) {
        first(open)()?.focus();
        dispatch(shownAction(open, 'press'));
      } else {
        next.current = first(move.open);
        dispatch(shownAction(move.open, 'press'));
      }
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      const state = store.getState();
      if (currentStep() === 'closed' || selectMenuBy(state) !== 'press' || !(relatedTarget instanceof Element)) return;
      const opener = open === null || narrow() ? null : button(open)();
      const elsewhere = opener ? entryOf(opener) !== entryOf(relatedTarget) : !inside(relatedTarget);
      if (elsewhere) dispatch(dismissed());
    };
    // A link to the current page closes the menu, too.
    const onFollow = ({ target, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || currentStep() === 'closed' || altKey || ctrlKey || metaKey || shiftKey) return;
      last.current = null;
      const { origin, pathname, search } = window.location;
      // Another page or a section takes the place of the added history entry. A page of another site doesn't: a step
      // back removes it first.
      const isElsewhere = link.hash !== '' || link.pathname + link.search !== pathname + search;
      dispatch(link.origin === origin && isElsewhere ? linkFollowed() : dismissed());
    };
    element.addEventListener('click', onFollow);
    element.addEventListener('keydown', onKey);
    element.addEventListener('focusout', onLeave);
    return () => {
      element.removeEventListener('click', onFollow);
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('focusout', onLeave);
    };
  });

  // A card that would overflow the viewport is aligned to the other end of its entry.
  useLayoutEffect(() => {
    const panel = open === null ? null : root.current?.querySelector<HTMLElement>('.panel[data-at=here]');
    panel?.removeAttribute('data-flipped');
    panel?.toggleAttribute('data-flipped', panel.getBoundingClientRect().right > window.innerWidth);
  }, [root, open]);

  // Hides other overlays while open. An attribute on html: a `:has` rule on html would recompute the styles of the
  // document with every added element.
  useLayoutEffect(() => {
    if (!sheet) return undefined;
    document.documentElement.dataset.sheet = '';
    return () => {
      delete document.documentElement.dataset.sheet;
    };
  }, [sheet]);

  useEffect(() => {
    if (!sheet) return undefined;
    const timer = setTimeout(() => {
      const { current } = root;
      current?.style.setProperty('--menu-top', `${Math.round(current.getBoundingClientRect().bottom)}px`);
    }, SAMPLE_MS);
    return () => clearTimeout(timer);
  }, [root, sheet]);

  return {
    open,
    sheet,
    back,
    toggle: (name) => {
      const state = store.getState();
      const same = nameOf(selectShownMenu(state)) === name;
      // A press keeps open what the pointer has opened.
      if (same && selectMenuBy(state) === 'press') {
        dispatch(dismissed());
        return;
      }
      if (narrow()) next.current = first(name);
      dispatch(shownAction(name, 'press'));
    },
    toggleSheet: () => dispatch(selectInSheet(store.getState()) ? dismissed() : menuOpened()),
    hover: (name) => ({
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'mouse' || narrow()) return;
        if (name !== null) dispatch(shownAction(name, 'hover'));
        else leave(true);
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'mouse' && !narrow()) leave(false);
      },
    }),
  };
}

/** The entry or button of the bar that contains an element. */
const entryOf = (element: Element): Element | null => element.closest('[data-entry], [data-more], [data-languages]');
