// Every picture is there and can be drawn.
return [...document.images]
  .filter((image) => !image.complete || image.naturalWidth === 0)
  .map((image) => `the picture ${image.src} is not there`);
