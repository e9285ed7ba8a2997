process.stdout.write("cellier\n");
