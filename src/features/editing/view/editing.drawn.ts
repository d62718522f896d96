/** Which view draws each state of the flow; the model check asks for all of them. */
export const drawnBy = {
  reading: 'Toolbar', idle: 'Toolbar', refreshing: 'Toolbar', writing: 'FieldForm', saving: 'FieldForm', saveTrouble: 'FieldForm', checking: 'Toolbar', hinted: 'HintsDialog', publishing: 'Toolbar', publishTrouble: 'Toolbar',
  confirming: 'DiscardDialog', discarding: 'DiscardDialog', discardTrouble: 'DiscardDialog',
  findingVersions: 'VersionsDialog', versions: 'VersionsDialog', versionsTrouble: 'VersionsDialog', restoring: 'VersionsDialog', restoreTrouble: 'VersionsDialog',
} as const;
