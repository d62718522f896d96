/** What the frame needs to know of a site; a `Site` of `sites/` fits. */
export interface FrameSite {
  name: string;
  title: string;
  theme: string;
  languages: readonly FrameLanguage[];
  features: { creditWarning?: true; booking?: true };
}

export interface FrameLanguage {
  locale: string;
  language: string;
  /** '' for the default language. */
  prefix: string;
}
