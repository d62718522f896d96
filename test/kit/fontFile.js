/** Where the build would serve a font. */
module.exports = '/_next/static/media/face.woff2';
