/** The part of a `Site` that the frame uses. */
export interface FrameSite {
  name: string;
  title: string;
  theme: string;
  languages: readonly FrameLanguage[];
  customerService?: { phone?: string; email?: string };
  /** Paths of the pages with the workshop booking, of a booking that was made, and with the tire hotel. */
  features: { creditWarning?: true; booking?: string; myBooking?: string; tireHotel?: string };
}

export interface FrameLanguage {
  locale: string;
  language: string;
  /** '' for the default language. */
  prefix: string;
}
