import type { FieldType } from './fieldTypes';

/** Fields by name; a name in brackets is a list of items of that template. */
export type FieldList = Readonly<Record<string, FieldType | readonly [items: string]>>;

const media = { ImageDesktop: 'image', ImagePhone: 'image', VideoDesktop: 'link', VideoPhone: 'link', YoutubeID: 'text', HasControlBar: 'checkbox' } as const;
const around = { HasMarginTop: 'checkbox', BackgroundColor: 'droplist' } as const;
const button = { Link: 'link', ButtonType: 'droplist' } as const;

/** Pages: what the head of a page and the navigation need (specification 1, 3). */
export const pageFields = {
  Page: {
    metaTitle: 'text', navTitle: 'text', metaDescription: 'multiline', ogDescription: 'multiline', ogImage: 'image', canonicalURL: 'text',
    BrandDesign: 'droplist', gtmID: 'text', hideInNavigation: 'checkbox', shouldBeNavigableInMenuWhenItHasChildren: 'checkbox',
    externalLink: 'link', menuImage: 'image', noIndex: 'checkbox',
  },
  NavigationLink: { navTitle: 'text', externalLink: 'link', hideInNavigation: 'checkbox', shouldBeNavigableInMenuWhenItHasChildren: 'checkbox', menuImage: 'image' },
  StoryIndex: { showDates: 'checkbox', layout: 'droplist', highlightLatestStory: 'checkbox' },
  Story: { title: 'text', premble: 'multiline', date: 'date', image: 'image', tags: 'multilist', Author: 'text', HasMarginTop: 'checkbox' },
} as const satisfies Record<string, FieldList>;

/** Where the items stand that a field may name, below the site, by template and field. Any other names pages. */
export const fieldSources: Readonly<Record<string, string>> = { 'Story/tags': 'Data/Tags' };

/** Items that lists of blocks are made of. */
export const itemFields = {
  BlurbItem: { Title: 'text', TitleTag: 'droplist', RichText: 'richtext', Link: 'link', ...media, Reverse: 'checkbox', BackgroundColor: 'droplist' },
  BrandTile: { Title: 'text', Logo: 'image', Link: 'link' },
  ModelCard: {
    Title: 'text', Text: 'multiline', Image: 'image', Link: 'link', IsCampaign: 'checkbox', Campaign: 'text',
    Label1: 'text', LabelValue1: 'text', Label2: 'text', LabelValue2: 'text', Label3: 'text', LabelValue3: 'text', Label4: 'text', LabelValue4: 'text',
  },
  Slide: { Image: 'image', ImagePhone: 'image', Title: 'text', TitleTag: 'droplist', Text: 'multiline', ...button, TextColor: 'droplist' },
  Question: { Question: 'text', Answer: 'richtext' },
  FileItem: { Title: 'text', File: 'file' },
  FooterItem: { Link: 'link' },
  FooterColumn: { Title: 'text', Description: 'richtext', ColumnItems: ['FooterItem'] },
  SocialLink: { name: 'text', Url: 'link' },
  Highlight: { PreTitle: 'text', Title: 'text', SubTitle: 'text' },
  ImageTile: { Title: 'text', Image: 'image', Link: 'link' },
  StageCard: { Title: 'text', Text: 'multiline', Image: 'image', Link: 'link', PreTitle: 'text' },
  Picture: { Image: 'image', Caption: 'text' },
  NavigationItem: { Link: 'link', Title: 'text' },
  Promise: { title: 'text', text: 'multiline' },
} as const satisfies Record<string, FieldList>;

/** Blocks by the names of the specification (2.3, 2.6, 3) and our own. Options of a block are fields too: editors set them where they set its texts. */
export const blockFields = {
  HeroBanner: {
    Content: 'droplist', Image: 'image', ImagePhone: 'image', VideoDesktop: 'link', VideoPhone: 'link', Title: 'text', TitleTag: 'droplist', Text: 'multiline', ...button,
    TextColor: 'droplist', HeroBannerHasSearchBar: 'checkbox', HeroBannerSearchUrl: 'link', HasMarginTop: 'checkbox', CenterContent: 'checkbox',
    ContentPlacement: 'droplist', Variant: 'droplist', HasControlBar: 'checkbox',
  },
  HeroNotFound: { Image: 'image', Title: 'text', Text: 'multiline', Link: 'link' },
  Navigation: {
    Logo: 'image', LogoWidth: 'integer', LogoHeight: 'integer', HasDarkTheme: 'checkbox', SlimNav: 'checkbox', ShowSeparator: 'checkbox',
    ExtraNavigationItems: ['NavigationItem'], HasMessage: 'checkbox', MessageType: 'droplist', MessageIcon: 'droplist', MessageTitle: 'text', MessageText: 'richtext',
    UseMegaMenu: 'checkbox', MessagePlacement: 'droplist',
  },
  MegaMenu: { Logo: 'image', LogoWidth: 'integer', LogoHeight: 'integer', HasMessage: 'checkbox', MessageType: 'droplist', MessageIcon: 'droplist', MessageTitle: 'text', MessageText: 'richtext', MessagePlacement: 'droplist' },
  AlertBar: { HasMessage: 'checkbox', MessageType: 'droplist', MessageIcon: 'droplist', MessageTitle: 'text', MessageText: 'richtext' },
  ScrollToTop: {},
  CarStoreNavigation: { Logo: 'image', ExtraNavigationItems: ['NavigationItem'] },
  CarStoreAuctionHeader: { Logo: 'image', Title: 'text', Text: 'multiline', Link: 'link' },
  Logo: { Logo: 'image', Link: 'link' },
  Message: { HasMessage: 'checkbox', MessageType: 'droplist', MessageIcon: 'droplist', MessageTitle: 'text', MessageText: 'richtext' },
  Breadcrumb: {},
  Footer: { Logo: 'image', Columns: ['FooterColumn'], SocialLinks: ['SocialLink'], BottomText: 'text' },
  CreditWarning: { Title: 'text', Text: 'multiline', Help: 'multiline', Link: 'link' },
  SocialMedia: { Title: 'text', Channels: ['SocialLink'], HasShareMenu: 'checkbox' },

  Blurb: { Title: 'text', TitleTag: 'droplist', RichText: 'richtext', Link: 'link', ...media, Reverse: 'checkbox', ...around, Width: 'droplist', UseTextAnimations: 'checkbox', UseMediaAnimations: 'checkbox' },
  BlurbCloud: { Title: 'text', Items: ['BlurbItem'], FiftyFifty: 'checkbox', ...around, Gap: 'droplist', PaddingTop: 'droplist', PaddingBottom: 'droplist' },
  BlurbXmc: { Title: 'text', Items: ['BlurbItem'], FiftyFifty: 'checkbox', ...around, Gap: 'droplist', PaddingTop: 'droplist', PaddingBottom: 'droplist' },
  BrandList: { Title: 'text', Items: ['BrandTile'], Link: 'link' },
  CarModelCardList: { Title: 'text', Items: ['ModelCard'], Centered: 'checkbox' },
  Carousel: { Items: ['Slide'], Autoplay: 'integer', SearchUrl: 'link' },
  CountdownTimer: {
    Title: 'text', Text: 'multiline', ...button, TargetDate: 'datetime', HideDays: 'checkbox', HideHours: 'checkbox', HideMinutes: 'checkbox', HideSeconds: 'checkbox',
    LabelDays: 'text', LabelHours: 'text', LabelMinutes: 'text', LabelSeconds: 'text', ...around, TextColor: 'droplist', FullWidth: 'checkbox', Outline: 'checkbox',
  },
  CTABanner: {
    Title: 'text', Text: 'multiline', ...button, Image: 'image', ImagePhone: 'image', VideoDesktop: 'link', VideoPhone: 'link', Width: 'droplist', Variant: 'droplist',
    CenterContent: 'checkbox', TextColor: 'droplist', TextBackground: 'checkbox', HasMarginTop: 'checkbox',
  },
  DisclaimerModal: { Title: 'text', Text: 'richtext', ApproveText: 'text', DeclineLink: 'link' },
  FAQList: { Title: 'text', Items: ['Question'], Width: 'droplist' },
  FileDownloadList: { Title: 'text', Paragraph: 'multiline', Items: ['FileItem'], VisibleItems: 'integer', ShowAllItems: 'checkbox', ExpandText: 'text', CollapseText: 'text' },
  HighlightList: { Items: ['Highlight'], UseFourColumns: 'checkbox' },
  HighlightItem: { PreTitle: 'text', Title: 'text', SubTitle: 'text' },
  ImageButton: { Title: 'text', Items: ['ImageTile'], HasGradient: 'checkbox' },
  LegalInfo: { Title: 'text', Text: 'richtext', Details: 'richtext', ShowMoreText: 'text', ShowLessText: 'text' },
  ObligatoryLoanInfo: { Title: 'text', Text: 'multiline', Link: 'link' },
  RichContentBlock: { Title: 'text', TitleTag: 'droplist', RichText: 'richtext', Centered: 'checkbox', MarginTop: 'droplist', MarginBottom: 'droplist' },
  Spacer: { Height: 'droplist', BackgroundColor: 'droplist' },
  StageRow: { Title: 'text', Items: ['StageCard'], UseFourColumns: 'checkbox', Centered: 'checkbox', CardVariant: 'droplist', BackgroundVariant: 'droplist' },
  StageRowHorizontal: { Title: 'text', Items: ['StageCard'], CardVariant: 'droplist', BackgroundVariant: 'droplist' },
  YoutubeVideo: { YoutubeID: 'text', Title: 'text' },
  Accordion: { Title: 'text', Items: ['Question'] },
  ImageCard: { Title: 'text', Text: 'multiline', Image: 'image', Link: 'link' },
  Gallery: { Title: 'text', Items: ['Picture'] },
  Container: { BackgroundColor: 'droplist' },
  PartialDesignDynamicPlaceholder: {},
  EmbeddedComponent: { Title: 'text', Address: 'link' },

  StoriesIndex: { Layout: 'droplist', ShowDates: 'checkbox', HighlightLatestStory: 'checkbox' },
  StoriesTeaser: { Title: 'text', ButtonText: 'text' },
  StoriesNavigation: {},
  StoriesPublishInfo: {},
  /** Shows the page's own fields. */
  StoryHead: {},

  CarList: { Title: 'text', Text: 'multiline', Filter: 'namevalue' },
  CarDetail: {},
  CarSearchHero: { Title: 'text', Image: 'image', SearchUrl: 'link' },
  CarTeaser: { Title: 'text', Link: 'link', Filter: 'namevalue', Ids: 'text', Limit: 'integer' },
  SiteTeaser: { Title: 'text', Link: 'link', Ids: 'text', Limit: 'integer' },
  FacilityList: { Title: 'text', Text: 'multiline' },
  FacilityDetail: {},
  SiteSelection: { Title: 'text', Text: 'multiline' },
  DatePicker: { Title: 'text', Link: 'link' },
  ServiceBooking: { Title: 'text', Text: 'multiline', Phone: 'text', Email: 'text', Items: ['NavigationItem'], Brands: 'multiline' },
  TireHotel: { Title: 'text', Text: 'multiline' },
  SellCarForm: { Title: 'text', Text: 'multiline' },
  OnlineForm: { Title: 'text', FormId: 'text' },
  MarketingForm: { Title: 'text', FormId: 'text', PortalId: 'text' },

  LatestCars: { title: 'text', linkText: 'text', linkUrl: 'link' },
  BodyTypes: { title: 'text', listUrl: 'link' },
  BrandLinks: { title: 'text', listUrl: 'link' },
  Promises: { title: 'text', items: ['Promise'] },
  BookingLink: { Title: 'text', Text: 'multiline' },
} as const satisfies Record<string, FieldList>;

export type BlockName = keyof typeof blockFields;
