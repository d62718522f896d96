// Before paint: consent denied (Google's consent mode), and what a cached page cannot know, as data-* on html. Silent when it fails.
(function (html) {
  function set(name, value) {
    if (value) html.setAttribute('data-' + name, value);
  }
  function cookie(name) {
    return (document.cookie.match('(?:^|; )' + name + '=([^;]*)') || [])[1];
  }
  function kept(storage, key) {
    try {
      return window[storage].getItem(key);
    } catch (_) {
      return null;
    }
  }
  function tell() {
    (window.dataLayer = window.dataLayer || []).push(arguments);
  }
  try {
    var no = 'denied';
    tell('consent', 'default', { analytics_storage: no, ad_storage: no, ad_user_data: no, ad_personalization: no });
    var scheme = kept('localStorage', 'scheme');
    var panel = kept('sessionStorage', 'filterPanel');
    var here = history.state || {};
    set('entry', here.entry || here.key);
    // The name is that of no later entry.
    window.addEventListener('popstate', function () {
      html.removeAttribute('data-entry');
    });
    set('consent', cookie('consent') ? 'known' : 'unknown');
    set('alert-dismissed', cookie('hideAlert'));
    set('scheme', /^(light|dark)$/.test(scheme) && scheme);
    set('filter-panel', /^(sticky|toggle)$/.test(panel) && (window.innerWidth < 1024 ? 'toggle' : panel));
  } catch (_) {}
})(document.documentElement);
