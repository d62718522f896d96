/** For the bundler; the framework's own declaration exists only after the first build. */
declare module 'leaflet/dist/leaflet.css';
