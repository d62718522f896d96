/** The bundler reads it; the framework's own declaration comes with the first build only. */
declare module 'leaflet/dist/leaflet.css';
