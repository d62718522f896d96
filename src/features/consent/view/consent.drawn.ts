/** Which view draws each state of the flow; the model check asks for all of them. */
export const drawnBy = {
  unread: 'ConsentBanner',
  asking: 'ConsentBanner',
  choosing: 'ConsentSettings',
  decided: 'ConsentBanner',
} as const;
