/** The part of a `Site` that the frame uses. */
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
