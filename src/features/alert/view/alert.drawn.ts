/** Which view draws each state of the flow; the model check asks for all of them. */
export const drawnBy = { unread: 'AlertBar', settled: 'AlertBar', keeping: 'AlertBar' } as const;
