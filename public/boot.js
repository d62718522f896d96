// docs/performance.md
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
    set('open-step', (location.hash.match(/^#steg-(\d)$/) || [])[1]);
    set('consent', cookie('consent') ? 'known' : 'unknown');
    set('alert-dismissed', cookie('hideAlert'));
    set('scheme', /^(light|dark)$/.test(scheme) && scheme);
    set('filter-panel', /^(sticky|toggle)$/.test(panel) && (window.innerWidth < 1024 ? 'toggle' : panel));
  } catch (_) {}
})(document.documentElement);

(function () {
  var waiting = new Map();
  var repeating = false;
  // Of the server's markup; what scripts add is theirs.
  var controls = null;
  var kinds = 'button,select,input';
  function hydrated(element) {
    return Object.keys(element).some(function (key) {
      return key.indexOf('__reactProps') === 0;
    });
  }
  function forget(element) {
    if (waiting.has(element)) waiting.get(element).pulse.cancel();
    waiting.delete(element);
  }
  // React stops, above the element, each event that it can't handle yet.
  function reached() {
    if (hydrated(this)) forget(this);
  }
  // React puts its own back when it renders.
  function repeat(early, element) {
    if (!element.isConnected) return forget(element);
    if (!hydrated(element)) return;
    if (element.type === 'select-one') {
      element.value = early.value;
      return element.dispatchEvent(new Event('change', { bubbles: true }));
    }
    // React hydrates this part of the page at the first event in it, and takes a choice that it finds for its own.
    element.dispatchEvent(new Event('mouseup', { bubbles: true }));
    element.addEventListener('click', reached);
    if (element.type !== 'button') element.checked = !early.checked;
    element.click();
  }
  function wait() {
    repeating = true;
    new Map(waiting).forEach(repeat);
    repeating = false;
    if (waiting.size) setTimeout(wait, 50);
  }
  function listen(event) {
    if (repeating) return;
    var element = event.target.closest && event.target.closest(kinds);
    // The visitor went on.
    if (event.type === 'click')
      waiting.forEach(function (_, other) {
        if (other.type === 'button') forget(other);
      });
    var types = event.type === 'click' ? /^(button|checkbox|radio)$/ : /^select-one$/;
    if (!element || !types.test(element.type) || hydrated(element)) return;
    if (controls && !controls.has(element)) return;
    forget(element);
    if (/^(button|select-one)$/.test(element.type)) element.addEventListener(event.type, reached);
    // An attribute would differ from React's markup.
    var still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    var pulse = element.animate(
      { opacity: [still ? 0.5 : 1, 0.5] },
      { duration: 500, iterations: Infinity, direction: 'alternate' },
    );
    waiting.set(element, { pulse: pulse, checked: element.checked, value: element.value });
    if (waiting.size === 1) setTimeout(wait, 50);
  }
  document.addEventListener('DOMContentLoaded', function () {
    controls = new WeakSet(document.querySelectorAll(kinds));
  });
  window.addEventListener('click', listen, true);
  window.addEventListener('change', listen, true);
})();

// Before the first paint: which entries of the menu fit. `useFitting` takes over.
new MutationObserver(function (_, watch) {
  var bar = document.querySelector('.site-bar');
  if (!bar || !bar.nextSibling) return;
  watch.disconnect();
  var list = bar.querySelector('.items');
  var look = list && getComputedStyle(list);
  if (!list || look.overflowY !== 'clip') return;
  var items = [].slice.call(list.children);
  var more = items.pop();
  var gap = parseFloat(look.columnGap);
  var end = -gap;
  var ends = items.map(function (item) {
    return (end += gap + item.offsetWidth);
  });
  var room = list.clientWidth;
  if (end > room) {
    more.removeAttribute('data-spare');
    room -= gap + more.offsetWidth;
    items.forEach(function (item, index) {
      if (ends[index] > room) item.setAttribute('data-spare', '');
    });
  }
  bar.setAttribute('data-measured', '');
}).observe(document, { childList: true, subtree: true });
