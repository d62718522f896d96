/** Which view draws each state of the flow; the model check asks for all of them. */
export const drawnBy = {
  closed: 'MenuBar',
  open: 'MenuBar',
  children: 'MenuPanel',
  overflow: 'MenuBar',
  languages: 'LanguageList',
  leaving: 'MenuBar',
} as const;
