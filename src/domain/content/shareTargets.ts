export interface ShareTarget {
  /** Name and icon of the channel. */
  channel: 'LinkedIn' | 'Facebook' | 'WhatsApp' | 'X';
  icon: string;
  href: string;
}

/** Where a page can be shared, its absolute address appended. */
export function shareTargets(address: string): readonly ShareTarget[] {
  const page = encodeURIComponent(address);
  return [
    { channel: 'LinkedIn', icon: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}` },
    { channel: 'Facebook', icon: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${page}` },
    { channel: 'WhatsApp', icon: 'whatsapp', href: `https://wa.me/?text=${page}` },
    { channel: 'X', icon: 'x', href: `https://x.com/intent/post?url=${page}` },
  ];
}
