// Before paint: what a cached page cannot know, as data-* on html; CSS does the rest. Silent when it fails.
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
  try {
    var scheme = kept('localStorage', 'scheme');
    var panel = kept('sessionStorage', 'filterPanel');
    var here = history.state || {};
    set('entry', here.entry || here.key);
    set('consent', cookie('consent') ? 'known' : 'unknown');
    set('alert-dismissed', cookie('hideAlert'));
    set('scheme', /^(light|dark)$/.test(scheme) && scheme);
    set('filter-panel', /^(sticky|toggle)$/.test(panel) && (window.innerWidth < 1024 ? 'toggle' : panel));
  } catch (_) {}
})(document.documentElement);
