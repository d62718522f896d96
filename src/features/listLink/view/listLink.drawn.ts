/** Which view draws each state of the flow; the model check asks for all of them. */
export const drawnBy = { resting: 'ListLink', passing: 'ListLink', copied: 'ListLink', byHand: 'ListLink' } as const;
