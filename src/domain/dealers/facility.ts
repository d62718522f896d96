/** A dealer's site ("Site (dealer)" in the specification): a location with departments, brands and staff. */
export interface OpeningDay {
  /** Weekday name or date as shown, in the site's language. */
  day: string;
  displayText: string;
}

export interface OpeningSchedule {
  openinghours: OpeningDay[];
  deviationdays: OpeningDay[];
}

export interface StaffUser {
  first_name: string;
  last_name: string;
  title: string;
  phone: string;
  email: string;
}

export interface DepartmentBrand {
  name: string;
  /** 'VO', or a child code with its parent before the underscore: 'VO_TR'. */
  brand_code: string;
  /** Two parts divided by a dot. */
  erp_id: string;
  email: string;
}

export interface Department {
  name: string;
  official_name: string;
  department_type: string;
  group: 'New cars' | 'Parts' | 'Workshop' | 'Body work';
  phone: string;
  email: string;
  brands: DepartmentBrand[];
  users: StaffUser[];
  openingschedule: OpeningSchedule;
}

/** What a facility does: the work of its departments, and storing wheels. */
export type FacilityService = Department['group'] | 'Tire hotel';

export interface Facility {
  slug: string;
  site_id: string;
  site_official_name: string;
  site_city: string;
  site_street: string;
  site_zip: string;
  site_region: string;
  site_phone: string;
  site_email: string;
  site_image_url: string;
  site_primary_image?: { thumbnail_url: string; blur_data_url?: string; original?: string };
  /** 'latitude,longitude' */
  site_geocoord: string;
  site_brands: string[];
  website_sort_order: number;
  /** Ours: stores customers' wheels. */
  site_tire_hotel?: boolean;
  site_departments: Department[];
}
