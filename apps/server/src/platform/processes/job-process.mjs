// Runs in a process of its own: opens the file that a job names, does the job, and answers what came of it and how much memory is held.

process.on('message', async ({ ask, file, name, job }) => {
  try {
    const { [name]: work } = await import(file);
    process.send({ ask, done: await work(job), heldBytes: process.memoryUsage.rss() });
  } catch (error) {
    process.send({ ask, failed: error, heldBytes: process.memoryUsage.rss() });
  }
});
// Whoever sent the jobs is gone.
process.on('disconnect', () => process.exit());
