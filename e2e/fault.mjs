// A fault that nobody catches, whenever the specification asks for one.
process.on('SIGUSR2', () => {
  throw new Error('a fault for the specification');
});
